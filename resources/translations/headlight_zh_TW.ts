<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>Caption</name>
    <message>
        <source>The computation of head %1 of %2</source>
        <translation>頭 %1 的計算過程（共 %2 個頭）</translation>
    </message>
    <message>
        <source>Links between tokens, head by head, of %1 heads</source>
        <translation>%1 個頭中詞元之間的連線，逐頭繪製</translation>
    </message>
    <message>
        <source>Scores of %1 heads</source>
        <translation>%1 個頭的得分</translation>
    </message>
    <message>
        <source>Attention weights of %1 heads</source>
        <translation>%1 個頭的注意力權重</translation>
    </message>
    <message>
        <source>Step %1 of head %2: %3</source>
        <translation>頭 %2 的第 %1 步：%3</translation>
    </message>
    <message>
        <source>The matrix “%1”</source>
        <translation>矩陣「%1」</translation>
    </message>
    <message>
        <source>Tokens as points, by their principal components</source>
        <translation>以主成分表示的詞元，每個詞元一個點</translation>
    </message>
    <message>
        <source>Attention as kernel regression</source>
        <translation>注意力即核迴歸</translation>
    </message>
    <message>
        <source>Two states and their difference, head %1</source>
        <translation>兩個狀態及其差，頭 %1</translation>
    </message>
    <message>
        <source>for %1 (tokens: %2)</source>
        <translation>句子%1（詞元數：%2）</translation>
    </message>
    <message>
        <source>for %1 looking at %2</source>
        <translation>%1 關注 %2</translation>
    </message>
    <message>
        <source>for %1 queries and %2 keys</source>
        <translation>%1 個查詢與 %2 個鍵</translation>
    </message>
    <message>
        <source>divided by %1</source>
        <translation>除以 %1</translation>
    </message>
    <message>
        <source>mask: %1</source>
        <translation>遮罩：%1</translation>
    </message>
    <message>
        <source>weights: %1</source>
        <translation>權重：%1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>隨機種子 %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between settings</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Head %1, query %2, key %3: weight %4.</source>
        <translation>頭 %1，查詢 %2，鍵 %3：權重 %4。</translation>
    </message>
    <message>
        <source>Selected: query %1.</source>
        <translation>選取：查詢 %1。</translation>
    </message>
    <message>
        <source>Selected: key %1.</source>
        <translation>選取：鍵 %1。</translation>
    </message>
    <message>
        <source>%1 %2. %3. %4</source>
        <extracomment>what is shown, of which sentence, the settings, the cell that is selected</extracomment>
        <translation>%1，%2。%3。%4</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Example: %1</source>
        <translation>範例：%1</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>範例(&amp;X)</translation>
    </message>
</context>
<context>
    <name>FileUses</name>
    <message>
        <source>Use as queries, keys and values</source>
        <translation>用作查詢、鍵和值</translation>
    </message>
    <message>
        <source>Use as queries and keys</source>
        <translation>用作查詢和鍵</translation>
    </message>
    <message>
        <source>Use as mask</source>
        <translation>用作遮罩</translation>
    </message>
    <message>
        <source>Use “%1” as mask</source>
        <translation>將「%1」用作遮罩</translation>
    </message>
    <message>
        <source>Use as queries</source>
        <translation>用作查詢</translation>
    </message>
    <message>
        <source>Use “%1” as queries</source>
        <translation>將「%1」用作查詢</translation>
    </message>
    <message>
        <source>Use as keys</source>
        <translation>用作鍵</translation>
    </message>
    <message>
        <source>Use “%1” as keys</source>
        <translation>將「%1」用作鍵</translation>
    </message>
    <message>
        <source>Use as values</source>
        <translation>用作值</translation>
    </message>
    <message>
        <source>Use “%1” as values</source>
        <translation>將「%1」用作值</translation>
    </message>
    <message>
        <source>Use as weights</source>
        <translation>用作權重</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>en</source>
        <extracomment>The id of the language of this catalogue: zh_CN, zh_TW.</extracomment>
        <translation>zh_TW</translation>
    </message>
</context>
<context>
    <name>app::Application</name>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>記憶體不足，無法完成此操作。</translation>
    </message>
</context>
<context>
    <name>arithmetic</name>
    <message>
        <source>mask</source>
        <translation>遮罩</translation>
    </message>
    <message>
        <source>masked score</source>
        <translation>遮罩後得分</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>溫度</translation>
    </message>
    <message>
        <source>The row is empty: its query attends to nothing.</source>
        <translation>此列為空：它的查詢不關注任何鍵。</translation>
    </message>
</context>
<context>
    <name>figure</name>
    <message>
        <source>%1 × %2 pixels, %3 MB of memory</source>
        <translation>%1 × %2 像素，佔用 %3 MB 記憶體</translation>
    </message>
    <message>
        <source>labels are smaller than 5 points and cannot be read in print; take a larger font</source>
        <translation>標籤小於 5 點，列印後無法辨認；請改用較大的字級</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Replace files?</source>
        <translation>替換檔案？</translation>
    </message>
    <message>
        <source>%1 of the %2 files are there already. Replace them?</source>
        <translation>%2 個檔案中已有 %1 個存在。要替換它們嗎？</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替換</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>記憶體不足，無法完成此操作</translation>
    </message>
</context>
<context>
    <name>ids</name>
    <message>
        <source>Flow</source>
        <translation>流程</translation>
    </message>
    <message>
        <source>One head&apos;s pipeline from the input to the output</source>
        <translation>一個頭從輸入到輸出的完整流程</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>注意力頭</translation>
    </message>
    <message>
        <source>All heads side by side</source>
        <translation>所有頭並列顯示</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>連線</translation>
    </message>
    <message>
        <source>Tokens joined by curves as thick as the weight</source>
        <translation>詞元之間以曲線相連，曲線越粗權重越大</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>分步</translation>
    </message>
    <message>
        <source>The computation, one step at a time</source>
        <translation>一步一步地看計算過程</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>矩陣</translation>
    </message>
    <message>
        <source>Any tensor as a heat map or a table</source>
        <translation>以熱圖或表格檢視任意張量</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空間</translation>
    </message>
    <message>
        <source>Tokens as points</source>
        <translation>把詞元畫成點</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>迴歸</translation>
    </message>
    <message>
        <source>Kernel regression</source>
        <translation>核迴歸</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>對比</translation>
    </message>
    <message>
        <source>The pinned state beside what is shown now</source>
        <translation>將釘選的狀態與目前狀態並列比較</translation>
    </message>
    <message>
        <source>Dimension d</source>
        <translation>維度 d</translation>
    </message>
    <message>
        <source>Width of a token&apos;s vector</source>
        <translation>詞元向量的寬度</translation>
    </message>
    <message>
        <source>dₖ per head</source>
        <translation>每頭 dₖ</translation>
    </message>
    <message>
        <source>Width of a query and of a key</source>
        <translation>查詢和鍵的寬度</translation>
    </message>
    <message>
        <source>dᵥ per head</source>
        <translation>每頭 dᵥ</translation>
    </message>
    <message>
        <source>Width of a value</source>
        <translation>值的寬度</translation>
    </message>
    <message>
        <source>Biases</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>Add a bias to q, k, v and the output</source>
        <translation>為 q、k、v 和輸出加上偏置</translation>
    </message>
    <message>
        <source>Project with Wₒ</source>
        <translation>用 Wₒ 投影</translation>
    </message>
    <message>
        <source>Mix the heads&apos; outputs with a matrix</source>
        <translation>用一個矩陣混合各頭的輸出</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>縮放</translation>
    </message>
    <message>
        <source>What the scores are divided by</source>
        <translation>得分除以什麼</translation>
    </message>
    <message>
        <source>Factor s</source>
        <translation>因子 s</translation>
    </message>
    <message>
        <source>The scores are divided by it</source>
        <translation>得分除以該數</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>溫度</translation>
    </message>
    <message>
        <source>Divides the scores before they are normalised: above 1 flattens, below 1 sharpens</source>
        <translation>正規化之前得分先除以它：大於 1 使權重平緩，小於 1 使權重尖銳</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>How a query is compared with a key</source>
        <translation>查詢與鍵如何比較</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>核函數</translation>
    </message>
    <message>
        <source>The form of the weight around the query</source>
        <translation>查詢周圍權重的形狀</translation>
    </message>
    <message>
        <source>Bandwidth h</source>
        <translation>頻寬 h</translation>
    </message>
    <message>
        <source>How far a kernel reaches</source>
        <translation>核函數能覆蓋多遠</translation>
    </message>
    <message>
        <source>Inner width</source>
        <translation>內層寬度</translation>
    </message>
    <message>
        <source>Width of the hidden layer; 0: as wide as dₖ</source>
        <translation>隱藏層的寬度；0 表示與 dₖ 相同</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>How the location score is computed</source>
        <translation>位置得分的計算方式</translation>
    </message>
    <message>
        <source>Normaliser</source>
        <translation>正規化</translation>
    </message>
    <message>
        <source>How scores become weights</source>
        <translation>得分如何變成權重</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>遮罩</translation>
    </message>
    <message>
        <source>Which keys a query may look at</source>
        <translation>查詢可以看哪些鍵</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>視窗</translation>
    </message>
    <message>
        <source>A query sees keys at most this far away</source>
        <translation>查詢最遠能看到多遠的鍵</translation>
    </message>
    <message>
        <source>Real tokens</source>
        <translation>實際詞元數</translation>
    </message>
    <message>
        <source>Keys after these are padding</source>
        <translation>此後的鍵都是填充</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>邊</translation>
    </message>
    <message>
        <source>Token numbers, as in 1-2, 2-5, or 1&gt;2 for one direction</source>
        <translation>詞元編號，如 1-2、2-5；單向邊寫作 1&gt;2</translation>
    </message>
    <message>
        <source>Edge file</source>
        <translation>邊檔案</translation>
    </message>
    <message>
        <source>A text of edges, or a square matrix</source>
        <translation>列出邊的文字檔案，或一個方陣</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩陣</translation>
    </message>
    <message>
        <source>True where a query may look, or numbers to be added</source>
        <translation>為真處允許查詢查看；若為數值則加到得分上</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>來源</translation>
    </message>
    <message>
        <source>Where queries, keys and values come from</source>
        <translation>查詢、鍵和值從何而來</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>鍵</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查詢</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>點</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>目標值</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>詞元</translation>
    </message>
    <message>
        <source>How the text is cut</source>
        <translation>文字如何切分</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>How a token becomes a vector</source>
        <translation>詞元如何變成向量</translation>
    </message>
    <message>
        <source>Shortest part</source>
        <translation>最短子詞</translation>
    </message>
    <message>
        <source>Characters of the shortest word part</source>
        <translation>子詞最少的字元數</translation>
    </message>
    <message>
        <source>Longest part</source>
        <translation>最長子詞</translation>
    </message>
    <message>
        <source>Characters of the longest word part</source>
        <translation>子詞最多的字元數</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>詞向量</translation>
    </message>
    <message>
        <source>A text file in word2vec or GloVe form</source>
        <translation>word2vec 或 GloVe 格式的文字檔案</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置編碼</translation>
    </message>
    <message>
        <source>How the order of the tokens is told</source>
        <translation>如何表示詞元的順序</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基數</translation>
    </message>
    <message>
        <source>Longest wavelength of the position</source>
        <translation>位置編碼的最長波長</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>配對方式</translation>
    </message>
    <message>
        <source>Which components turn together</source>
        <translation>哪些分量一起旋轉</translation>
    </message>
    <message>
        <source>Where the matrices come from</source>
        <translation>各矩陣從何而來</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>What each head is built to do</source>
        <translation>每個頭被設計來做什麼</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>寬度</translation>
    </message>
    <message>
        <source>How far the neighbours reach</source>
        <translation>鄰近範圍有多遠</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>npz or safetensors with w_q, w_k, w_v</source>
        <translation>包含 w_q、w_k、w_v 的 npz 或 safetensors 檔案</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>隨機種子</translation>
    </message>
    <message>
        <source>The same seed gives the same random numbers</source>
        <translation>相同的種子給出相同的隨機數</translation>
    </message>
    <message>
        <source>Heads off</source>
        <translation>關閉的頭</translation>
    </message>
    <message>
        <source>Numbers of heads that add nothing to the output</source>
        <translation>對輸出不作貢獻的頭的編號</translation>
    </message>
    <message>
        <source>Edited weights</source>
        <translation>改動的權重</translation>
    </message>
    <message>
        <source>Numbers set by hand</source>
        <translation>手動設定的數值</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>√dₖ</source>
        <translation>√dₖ</translation>
    </message>
    <message>
        <source>So that scores keep variance 1</source>
        <translation>使得分的變異數保持為 1</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>因子</translation>
    </message>
    <message>
        <source>Dot product</source>
        <translation>點積</translation>
    </message>
    <message>
        <source>q·k</source>
        <translation>q·k</translation>
    </message>
    <message>
        <source>Scaled dot product</source>
        <translation>縮放點積</translation>
    </message>
    <message>
        <source>q·k / √dₖ</source>
        <translation>q·k / √dₖ</translation>
    </message>
    <message>
        <source>General</source>
        <translation>一般（雙線性）</translation>
    </message>
    <message>
        <source>q W kᵀ</source>
        <translation>q W kᵀ</translation>
    </message>
    <message>
        <source>Additive</source>
        <translation>加性</translation>
    </message>
    <message>
        <source>u·tanh(W q + W k + b)</source>
        <translation>u·tanh(W q + W k + b)</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>餘弦</translation>
    </message>
    <message>
        <source>The angle only</source>
        <translation>只看夾角</translation>
    </message>
    <message>
        <source>A weight that falls with the distance</source>
        <translation>權重隨距離下降</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>基於位置</translation>
    </message>
    <message>
        <source>The key alone decides</source>
        <translation>只由鍵決定</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>高斯核</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>均勻核</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角核</translation>
    </message>
    <message>
        <source>H U</source>
        <translation>H U</translation>
    </message>
    <message>
        <source>H W U</source>
        <translation>H W U</translation>
    </message>
    <message>
        <source>tanh(H) U</source>
        <translation>tanh(H) U</translation>
    </message>
    <message>
        <source>tanh(H W + b) U</source>
        <translation>tanh(H W + b) U</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>ReLU ÷ sum</source>
        <translation>ReLU ÷ 總和</translation>
    </message>
    <message>
        <source>ReLU</source>
        <translation>ReLU</translation>
    </message>
    <message>
        <source>Sparsemax</source>
        <translation>Sparsemax</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>除以總和</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>Only the past</source>
        <translation>只能看過去</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>圖</translation>
    </message>
    <message>
        <source>One sentence</source>
        <translation>單一句子</translation>
    </message>
    <message>
        <source>Self-attention</source>
        <translation>自注意力</translation>
    </message>
    <message>
        <source>Two sentences</source>
        <translation>兩個句子</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>交叉注意力</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>詞</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字元</translation>
    </message>
    <message>
        <source>White space</source>
        <translation>空白</translation>
    </message>
    <message>
        <source>One-hot</source>
        <translation>獨熱</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>隨機</translation>
    </message>
    <message>
        <source>Subword hash</source>
        <translation>子詞雜湊</translation>
    </message>
    <message>
        <source>Built-in words</source>
        <translation>內建詞向量</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>Rotary</source>
        <translation>旋轉</translation>
    </message>
    <message>
        <source>Linear bias</source>
        <translation>線性偏置</translation>
    </message>
    <message>
        <source>adjacent</source>
        <translation>相鄰</translation>
    </message>
    <message>
        <source>halves</source>
        <translation>前後兩半</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>單位矩陣</translation>
    </message>
    <message>
        <source>Handmade heads</source>
        <translation>手工設計的頭</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>前一詞元</translation>
    </message>
    <message>
        <source>next token</source>
        <translation>後一詞元</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>首個詞元</translation>
    </message>
    <message>
        <source>same word</source>
        <translation>相同的詞</translation>
    </message>
    <message>
        <source>self</source>
        <translation>自身</translation>
    </message>
    <message>
        <source>neighbours</source>
        <translation>鄰近詞元</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>均勻</translation>
    </message>
    <message>
        <source>similar words</source>
        <translation>相近的詞</translation>
    </message>
    <message>
        <source>sparse</source>
        <translation>稀疏</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共用</translation>
    </message>
    <message>
        <source>own</source>
        <translation>各自</translation>
    </message>
    <message>
        <source>index</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>熵</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>權重</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>靛藍</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Cividis</source>
        <translation>Cividis</translation>
    </message>
    <message>
        <source>Magma</source>
        <translation>Magma</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>High contrast and thick lines, for the last row</source>
        <translation>高對比度、粗線條，最後一排也看得清</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰階</translation>
    </message>
    <message>
        <source>Blue–red</source>
        <translation>藍–紅</translation>
    </message>
    <message>
        <source>Purple–green</source>
        <translation>紫–綠</translation>
    </message>
    <message>
        <source>View</source>
        <translation>檢視</translation>
    </message>
    <message>
        <source>Only this matrix</source>
        <translation>僅此矩陣</translation>
    </message>
    <message>
        <source>Its name, as layer1/head3/weights; empty: the view</source>
        <translation>矩陣名，如 layer1/head3/weights；留空則為檢視</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>單位</translation>
    </message>
    <message>
        <source>Pixels per inch</source>
        <translation>每英吋像素數</translation>
    </message>
    <message>
        <source>Of pictures made of pixels</source>
        <translation>僅用於像素圖片</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>Light is for print</source>
        <translation>列印請用淺色</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字型</translation>
    </message>
    <message>
        <source>Its family; empty: the program&apos;s</source>
        <translation>字型名稱；留空則用程式內建的</translation>
    </message>
    <message>
        <source>Font size in points</source>
        <translation>字級（點）</translation>
    </message>
    <message>
        <source>Colour bar</source>
        <translation>顏色條</translation>
    </message>
    <message>
        <source>Numbers in cells</source>
        <translation>儲存格數值</translation>
    </message>
    <message>
        <source>Where cells are large enough</source>
        <translation>儲存格足夠大時顯示</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>圖說</translation>
    </message>
    <message>
        <source>Below the picture; auto: a ready one</source>
        <translation>位於圖下方；auto 表示自動產生</translation>
    </message>
    <message>
        <source>Keep the session inside</source>
        <translation>內嵌工作階段</translation>
    </message>
    <message>
        <source>Headlight opens the file again</source>
        <translation>可用 Headlight 再次開啟該檔案</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>SVG</source>
        <translation>SVG</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>TIFF</source>
        <translation>TIFF</translation>
    </message>
    <message>
        <source>WebP</source>
        <translation>WebP</translation>
    </message>
    <message>
        <source>NumPy archive</source>
        <translation>NumPy 壓縮檔</translation>
    </message>
    <message>
        <source>Safetensors</source>
        <translation>Safetensors</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>NumPy array</source>
        <translation>NumPy 陣列</translation>
    </message>
    <message>
        <source>Comma-separated</source>
        <translation>逗號分隔</translation>
    </message>
    <message>
        <source>Tab-separated</source>
        <translation>Tab 字元分隔</translation>
    </message>
    <message>
        <source>LaTeX table</source>
        <translation>LaTeX 表格</translation>
    </message>
    <message>
        <source>Markdown table</source>
        <translation>Markdown 表格</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>公釐</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>英吋</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>Paper, one column</source>
        <translation>論文單欄</translation>
    </message>
    <message>
        <source>Paper, two columns</source>
        <translation>論文雙欄</translation>
    </message>
    <message>
        <source>Slide 16:9</source>
        <translation>投影片 16:9</translation>
    </message>
    <message>
        <source>same place</source>
        <translation>同一位置</translation>
    </message>
    <message>
        <source>place before</source>
        <translation>前一位置</translation>
    </message>
    <message>
        <source>place after</source>
        <translation>後一位置</translation>
    </message>
</context>
<context>
    <name>masked</name>
    <message>
        <source>Causal mask: key %1 comes after query %2.</source>
        <translation>因果遮罩：鍵 %1 位於查詢 %2 之後。</translation>
    </message>
    <message>
        <source>Window: key %1 is %2 tokens away, and %3 are allowed.</source>
        <translation>視窗：鍵 %1 相距 %2 個詞元，最多允許 %3 個。</translation>
    </message>
    <message>
        <source>Padding: key %1 is not among the %2 real tokens.</source>
        <translation>填充：鍵 %1 不屬於前 %2 個實際詞元。</translation>
    </message>
    <message>
        <source>Graph: there is no edge from query %1 to key %2.</source>
        <translation>圖：查詢 %1 到鍵 %2 沒有邊。</translation>
    </message>
    <message>
        <source>Matrix: the mask given forbids row %1, column %2.</source>
        <translation>矩陣：給定的遮罩禁止第 %1 列第 %2 行。</translation>
    </message>
    <message>
        <source>Outside the kernel: the distance %1 exceeds the bandwidth %2.</source>
        <translation>超出核函數範圍：距離 %1 大於頻寬 %2。</translation>
    </message>
    <message>
        <source>One of the graphs and matrices among the masks forbids it.</source>
        <translation>遮罩中的某個圖或矩陣禁止了它。</translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>steps</name>
    <message>
        <source>Tokens</source>
        <translation>詞元</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>輸入</translation>
    </message>
    <message>
        <source>Query, key, value</source>
        <translation>查詢、鍵、值</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>縮放</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>遮罩</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>權重</translation>
    </message>
    <message>
        <source>Mixture</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>輸出</translation>
    </message>
    <message>
        <source>Words and punctuation marks are tokens of their own.</source>
        <translation>每個詞和標點各為一個詞元。</translation>
    </message>
    <message>
        <source>Every character is a token of its own.</source>
        <translation>每個字元各為一個詞元。</translation>
    </message>
    <message>
        <source>What stands between blanks is a token.</source>
        <translation>空白之間的內容為一個詞元。</translation>
    </message>
    <message>
        <source>The rows given take the place of tokens.</source>
        <translation>給定的各列代替詞元。</translation>
    </message>
    <message>
        <source>No embedding is looked up and no place is added.</source>
        <translation>不查嵌入表，也不加位置編碼。</translation>
    </message>
    <message>
        <source>The same word gets the same vector wherever it stands.</source>
        <translation>同一個詞無論在哪裡都得到同樣的向量。</translation>
    </message>
    <message>
        <source>Pairs of columns are a sine and a cosine, each pair with its own wavelength, so that every place has a pattern of its own.</source>
        <translation>每兩行構成一對正弦和餘弦，各對波長不同，因此每個位置都有自己獨特的模式。</translation>
    </message>
    <message>
        <source>Every place has a random vector, as a learnt table has before training.</source>
        <translation>每個位置有一個隨機向量，就像訓練之前的可學習位置表。</translation>
    </message>
    <message>
        <source>The same matrices serve every token of this head.</source>
        <translation>這個頭的所有詞元共用同樣的矩陣。</translation>
    </message>
    <message>
        <source>The same matrices and biases serve every token of this head.</source>
        <translation>這個頭的所有詞元共用同樣的矩陣和偏置。</translation>
    </message>
    <message>
        <source>A score is large where query and key are long and point the same way.</source>
        <translation>查詢與鍵都長且方向相同時，得分就大。</translation>
    </message>
    <message>
        <source>A score is large where query and key are long and point the same way; the root of the width is divided out at once.</source>
        <translation>查詢與鍵都長且方向相同時，得分就大；同時除以寬度的平方根。</translation>
    </message>
    <message>
        <source>A learnt matrix says which directions of a query match which of a key.</source>
        <translation>由一個可學習的矩陣決定查詢的哪些方向與鍵的哪些方向匹配。</translation>
    </message>
    <message>
        <source>A small network with one hidden layer compares query and key.</source>
        <translation>由一個含單隱藏層的小網路比較查詢和鍵。</translation>
    </message>
    <message>
        <source>Only the angle counts: 1 is the same direction, −1 the opposite one.</source>
        <translation>只看夾角：1 表示同向，−1 表示反向。</translation>
    </message>
    <message>
        <source>The score is the logarithm of a bell-shaped weight that falls with the distance.</source>
        <translation>得分是一個鐘形權重的對數，權重隨距離下降。</translation>
    </message>
    <message>
        <source>Keys within the bandwidth count alike, all others not at all.</source>
        <translation>頻寬之內的鍵同等計數，其餘的完全不計。</translation>
    </message>
    <message>
        <source>The weight falls in a straight line to zero at the bandwidth.</source>
        <translation>權重沿直線下降，到頻寬處為零。</translation>
    </message>
    <message>
        <source>A learnt vector U is multiplied with each key.</source>
        <translation>每個鍵與可學習的向量 U 相乘。</translation>
    </message>
    <message>
        <source>A learnt matrix W turns each key before the vector U scores it.</source>
        <translation>可學習的矩陣 W 先變換每個鍵，再由向量 U 評分。</translation>
    </message>
    <message>
        <source>The numbers of each key are squeezed between −1 and 1 before the vector U scores them.</source>
        <translation>每個鍵的數值先壓縮到 −1 與 1 之間，再由向量 U 評分。</translation>
    </message>
    <message>
        <source>A small network with one hidden layer scores each key.</source>
        <translation>由一個含單隱藏層的小網路給每個鍵評分。</translation>
    </message>
    <message>
        <source>No scaling: the scores are handed on as they are.</source>
        <translation>不縮放：得分原樣傳下去。</translation>
    </message>
    <message>
        <source>Wider queries and keys make scores that spread more; dividing by the root of the width takes the width out of them again.</source>
        <translation>查詢和鍵越寬，得分越分散；除以寬度的平方根，就消除了寬度的影響。</translation>
    </message>
    <message>
        <source>Dividing by the width makes the score the mean of the products.</source>
        <translation>除以寬度後，得分就是各乘積的平均值。</translation>
    </message>
    <message>
        <source>A larger divisor flattens the weights, a smaller one sharpens them.</source>
        <translation>除數越大權重越平緩，越小越尖銳。</translation>
    </message>
    <message>
        <source>Every query may look at every key: the scores are handed on as they are.</source>
        <translation>每個查詢可以看所有的鍵：得分原樣傳下去。</translation>
    </message>
    <message>
        <source>A forbidden key gets a score of minus infinity, and so a weight of exactly 0.</source>
        <translation>被禁止的鍵得分為負無窮，因此權重恰好為 0。</translation>
    </message>
    <message>
        <source>The exponential makes every score positive, the division makes the row sum to 1.</source>
        <translation>指數使所有得分變為正數，再除以總和，使一列之和為 1。</translation>
    </message>
    <message>
        <source>Negative scores count nothing; the others share the row in proportion.</source>
        <translation>負得分不計；其餘按比例分配這一列。</translation>
    </message>
    <message>
        <source>Negative scores count nothing, and the row need not sum to 1.</source>
        <translation>負得分不計，一列之和不必為 1。</translation>
    </message>
    <message>
        <source>A threshold is taken away so that what stays above 0 sums to 1; all other keys get exactly nothing.</source>
        <translation>減去一個門檻值，使高於 0 的部分之和為 1；其餘的鍵得到的恰好為零。</translation>
    </message>
    <message>
        <source>Where scores are negative, weights are too.</source>
        <translation>得分為負的地方，權重也為負。</translation>
    </message>
    <message>
        <source>Nothing makes the weights positive or lets them sum to 1.</source>
        <translation>權重既不保證為正，其和也不必為 1。</translation>
    </message>
    <message>
        <source>Every value counts as much as its weight says.</source>
        <translation>每個值按其權重計入。</translation>
    </message>
    <message>
        <source>Nothing mixes the heads.</source>
        <translation>各個頭之間不作混合。</translation>
    </message>
    <message>
        <source>Nothing mixes the heads; a bias is added.</source>
        <translation>各個頭之間不作混合；再加上偏置。</translation>
    </message>
    <message>
        <source>Through the output matrix every number of the result can draw on every head.</source>
        <translation>經過輸出矩陣，結果的每個數都可以取自所有的頭。</translation>
    </message>
    <message>
        <source>Through the output matrix every number of the result can draw on every head; a bias is added.</source>
        <translation>經過輸出矩陣，結果的每個數都可以取自所有的頭；再加上偏置。</translation>
    </message>
    <message>
        <source>Linear bias: with every token of distance a score falls by %1 in this head.</source>
        <translation>線性偏置：在這個頭中，距離每增加一個詞元，得分下降 %1。</translation>
    </message>
    <message>
        <source>Cross-attention: one sequence asks, another one answers.</source>
        <translation>交叉注意力：一個序列提問，另一個序列回答。</translation>
    </message>
    <message>
        <source>Tokens that the table does not know (%1) get a vector made from their spelling.</source>
        <translation>詞表中沒有的詞元（%1）用其拼寫得到向量。</translation>
    </message>
    <message>
        <source>Rotary position: queries and keys are turned by their places, so that a score depends on how far apart they are.</source>
        <translation>旋轉位置編碼：查詢和鍵按各自位置旋轉，因此得分取決於它們相距多遠。</translation>
    </message>
    <message>
        <source>The matrices are identities: query, key and value are the input itself.</source>
        <translation>矩陣都是單位矩陣：查詢、鍵和值就是輸入本身。</translation>
    </message>
    <message>
        <source>The matrices of this head were built for: %1.</source>
        <translation>這個頭的矩陣是為此設計的：%1。</translation>
    </message>
    <message>
        <source>Here the output matrix is the identity: it mixes nothing, and the heads stay side by side.</source>
        <translation>此處輸出矩陣是單位矩陣：它不混合任何東西，各頭仍並排。</translation>
    </message>
    <message>
        <source>The query has no say: every row is the same.</source>
        <translation>查詢不起作用：每一列都相同。</translation>
    </message>
    <message>
        <source>Keys farther away than the bandwidth are excluded, as if they were masked.</source>
        <translation>距離大於頻寬的鍵被排除，如同被遮罩一樣。</translation>
    </message>
    <message>
        <source>The temperature %1 divides the scores first: above 1 it flattens the weights, below 1 it sharpens them.</source>
        <translation>得分先除以溫度 %1：大於 1 使權重平緩，小於 1 使權重尖銳。</translation>
    </message>
    <message>
        <source>The scores are logarithms: their exponentials are the kernel&apos;s own weights.</source>
        <translation>得分是對數：取指數就得到核函數自身的權重。</translation>
    </message>
    <message>
        <source>Queries with nothing to attend to: %1. Their rows are zeros.</source>
        <translation>沒有可關注對象的查詢：%1。它們的列全為零。</translation>
    </message>
    <message>
        <source>This head is switched off: zeros stand in its place and it adds nothing to the output.</source>
        <translation>這個頭已關閉：它的位置填零，對輸出沒有貢獻。</translation>
    </message>
    <message>
        <source>Causal mask: no token sees what comes after it.</source>
        <translation>因果遮罩：詞元看不到它之後的內容。</translation>
    </message>
    <message>
        <source>Window: only keys at most %1 places away are seen.</source>
        <translation>視窗：只能看到相距不超過 %1 的鍵。</translation>
    </message>
    <message>
        <source>Padding: only the first %1 keys are real.</source>
        <translation>填充：只有前 %1 個鍵是實際的。</translation>
    </message>
    <message>
        <source>Graph: a query sees itself and its neighbours.</source>
        <translation>圖：查詢能看到自己和相鄰的詞元。</translation>
    </message>
    <message>
        <source>Matrix: the mask given forbids keys, or adds a number to their scores.</source>
        <translation>矩陣：給定的遮罩禁止某些鍵，或在其得分上加一個數。</translation>
    </message>
    <message>
        <source>Step %1 of %2 · head %3</source>
        <translation>第 %1 步，共 %2 步 · 頭 %3</translation>
    </message>
    <message>
        <source>These ask</source>
        <translation>提問的一方</translation>
    </message>
    <message>
        <source>These answer</source>
        <translation>回答的一方</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>……還有 %1 個</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>頭 %1</translation>
    </message>
    <message>
        <source>all heads</source>
        <translation>所有頭</translation>
    </message>
    <message>
        <source>output</source>
        <translation>輸出</translation>
    </message>
    <message>
        <source>%1 places ask %2 data points</source>
        <translation>%1 個位置詢問 %2 個資料點</translation>
    </message>
    <message>
        <source>%1 rows ask %2 rows</source>
        <translation>%1 列詢問 %2 列</translation>
    </message>
    <message>
        <source>%1 tokens ask %2 others</source>
        <translation>%1 個詞元詢問另外 %2 個</translation>
    </message>
    <message>
        <source>The text is one token</source>
        <translation>文字只有一個詞元</translation>
    </message>
    <message>
        <source>The text is cut into %1 tokens</source>
        <translation>文字被切分為 %1 個詞元</translation>
    </message>
    <message>
        <source>Place %1 is one of %2 that are asked for. Each of the %3 data points answers with its target.</source>
        <translation>位置 %1 是 %2 個提問位置之一。%3 個資料點各以其目標值作答。</translation>
    </message>
    <message>
        <source>Row %1 of %2 asks; %3 rows of keys and values answer.</source>
        <translation>共 %2 列提問，這是第 %1 列；由 %3 列鍵和值回答。</translation>
    </message>
    <message>
        <source>“%1” is token %2 of the %3 that ask. The %4 tokens of the second text answer.</source>
        <translation>「%1」是 %3 個提問詞元中的第 %2 個。第二段文字的 %4 個詞元作答。</translation>
    </message>
    <message>
        <source>“%1” is the only token: it can ask only itself.</source>
        <translation>「%1」是唯一的詞元：它只能詢問自己。</translation>
    </message>
    <message>
        <source>“%1” is token %2 of %3. Every token asks all tokens, itself included.</source>
        <translation>「%1」是 %3 個詞元中的第 %2 個。每個詞元詢問所有詞元，包括自己。</translation>
    </message>
    <message>
        <source>The vectors are taken as they are</source>
        <translation>向量原樣使用</translation>
    </message>
    <message>
        <source>Every row gets the vector of its place added</source>
        <translation>每一列加上其位置的向量</translation>
    </message>
    <message>
        <source>Every token becomes a single number</source>
        <translation>每個詞元變成一個數</translation>
    </message>
    <message>
        <source>Every token becomes a vector of %1 numbers</source>
        <translation>每個詞元變成含 %1 個數的向量</translation>
    </message>
    <message>
        <source>Row %1 is %2 wide.</source>
        <translation>第 %1 列的寬度為 %2。</translation>
    </message>
    <message>
        <source>The vector of place %1 is added to row %1, number by number.</source>
        <translation>位置 %1 的向量逐個數加到第 %1 列上。</translation>
    </message>
    <message>
        <source>“%1” stands at place %2: the vector of the word and the vector of the place are added, number by number.</source>
        <translation>「%1」位於位置 %2：詞的向量與位置的向量逐個數相加。</translation>
    </message>
    <message>
        <source>“%1” gets the vector of its word; its place comes in later, when queries and keys are turned.</source>
        <translation>「%1」得到它的詞向量；位置稍後在查詢和鍵旋轉時加入。</translation>
    </message>
    <message>
        <source>“%1” gets the vector of its word; its place comes in later, when scores fall with the distance.</source>
        <translation>「%1」得到它的詞向量；位置稍後在得分隨距離下降時加入。</translation>
    </message>
    <message>
        <source>“%1” gets the vector of its word. Nothing tells its place: in another order the words would have the same vectors.</source>
        <translation>「%1」得到它的詞向量。沒有任何資訊表示位置：換一種順序，各詞的向量依然相同。</translation>
    </message>
    <message>
        <source>“%1” becomes a query, the other side keys and values</source>
        <translation>「%1」變成查詢，另一方變成鍵和值</translation>
    </message>
    <message>
        <source>“%1” becomes a query, a key and a value</source>
        <translation>「%1」變成一個查詢、一個鍵和一個值</translation>
    </message>
    <message>
        <source>The query matrix makes of “%1” what it looks for; the key and value matrices make of the other side what it offers and what it passes on.</source>
        <translation>查詢矩陣由「%1」得出它要找什麼；鍵矩陣和值矩陣由另一方得出它提供什麼、傳遞什麼。</translation>
    </message>
    <message>
        <source>The query matrix makes of “%1” what it looks for, the key matrix what it offers to others, the value matrix what it passes on.</source>
        <translation>查詢矩陣由「%1」得出它要找什麼，鍵矩陣得出它向別人提供什麼，值矩陣得出它傳遞什麼。</translation>
    </message>
    <message>
        <source>Every key is scored by itself</source>
        <translation>每個鍵單獨評分</translation>
    </message>
    <message>
        <source>“%1” compares its query with every key</source>
        <translation>「%1」用它的查詢與每個鍵比較</translation>
    </message>
    <message>
        <source>No key is near enough to “%1”: the kernel reaches none of them.</source>
        <translation>沒有離「%1」足夠近的鍵：核函數覆蓋不到任何一個。</translation>
    </message>
    <message>
        <source>“%1” asks; its only key is “%2”, with %3.</source>
        <translation>「%1」提問；唯一的鍵是「%2」，得分 %3。</translation>
    </message>
    <message>
        <source>“%1” asks, but the keys decide alone: “%2” has the largest score, %3.</source>
        <translation>「%1」提問，但只由鍵決定：「%2」的得分最大，為 %3。</translation>
    </message>
    <message>
        <source>“%1” asks; the nearest key is “%2”, and its score is %3.</source>
        <translation>「%1」提問；最近的鍵是「%2」，得分為 %3。</translation>
    </message>
    <message>
        <source>“%1” asks; its best key is “%2”, with %3.</source>
        <translation>「%1」提問；最匹配的鍵是「%2」，得分 %3。</translation>
    </message>
    <message>
        <source>The scores are not scaled</source>
        <translation>得分不縮放</translation>
    </message>
    <message>
        <source>The scores are divided by %1</source>
        <translation>得分除以 %1</translation>
    </message>
    <message>
        <source>Divided by 1: the scores are handed on as they are.</source>
        <translation>除以 1：得分原樣傳下去。</translation>
    </message>
    <message>
        <source>The best key of “%1” is “%2” with %3; divided by the root of %4 it has %5.</source>
        <translation>「%1」的最佳鍵是「%2」，得分 %3；除以 %4 的平方根後為 %5。</translation>
    </message>
    <message>
        <source>The best key of “%1” is “%2” with %3; divided by %4 it has %5.</source>
        <translation>「%1」的最佳鍵是「%2」，得分 %3；除以 %4 後為 %5。</translation>
    </message>
    <message>
        <source>No mask</source>
        <translation>沒有遮罩</translation>
    </message>
    <message>
        <source>The mask takes keys away from “%1”</source>
        <translation>遮罩使「%1」看不到某些鍵</translation>
    </message>
    <message>
        <source>The mask changes the scores of “%1”</source>
        <translation>遮罩改變「%1」的得分</translation>
    </message>
    <message>
        <source>“%1” may look at none of the %2 keys.</source>
        <translation>「%1」不能看 %2 個鍵中的任何一個。</translation>
    </message>
    <message>
        <source>“%1” may look at %2 of %3 keys; the best of them is “%4”, with %5.</source>
        <translation>「%1」可以看 %3 個鍵中的 %2 個；其中最好的是「%4」，得分 %5。</translation>
    </message>
    <message>
        <source>Softmax turns the scores of “%1” into weights</source>
        <translation>Softmax 把「%1」的得分變成權重</translation>
    </message>
    <message>
        <source>Sparsemax turns the scores of “%1” into few weights</source>
        <translation>Sparsemax 把「%1」的得分變成少數幾個權重</translation>
    </message>
    <message>
        <source>The kernel&apos;s numbers for “%1” are divided by their sum</source>
        <translation>「%1」的核函數值除以它們的和</translation>
    </message>
    <message>
        <source>The kernel&apos;s numbers for “%1” are its weights</source>
        <translation>「%1」的核函數值就是它的權重</translation>
    </message>
    <message>
        <source>The positive scores of “%1” are divided by their sum</source>
        <translation>「%1」的正得分除以它們的和</translation>
    </message>
    <message>
        <source>The scores of “%1” are divided by their sum</source>
        <translation>「%1」的得分除以它們的和</translation>
    </message>
    <message>
        <source>The positive scores of “%1” are its weights</source>
        <translation>「%1」的正得分就是它的權重</translation>
    </message>
    <message>
        <source>The scores of “%1” are its weights</source>
        <translation>「%1」的得分就是它的權重</translation>
    </message>
    <message>
        <source>“%1” has nothing to attend to: its weights are all 0.</source>
        <translation>「%1」沒有可關注的對象：它的權重全為 0。</translation>
    </message>
    <message>
        <source>The largest weight of “%1” is %2, for “%3”.</source>
        <translation>「%1」的最大權重為 %2，給了「%3」。</translation>
    </message>
    <message>
        <source>“%1” gives %2 of its attention to “%3” and %4 to “%5”.</source>
        <translation>「%1」把 %2 的注意力給了「%3」，%4 給了「%5」。</translation>
    </message>
    <message>
        <source>“%1” gives %2 of its attention to “%3”.</source>
        <translation>「%1」把 %2 的注意力給了「%3」。</translation>
    </message>
    <message>
        <source>The targets are mixed into the answer at %1</source>
        <translation>目標值混合成 %1 處的答案</translation>
    </message>
    <message>
        <source>The values are mixed by the weights of “%1”</source>
        <translation>各個值按「%1」的權重混合</translation>
    </message>
    <message>
        <source>The head&apos;s numbers, times the output matrix</source>
        <translation>頭的輸出乘以輸出矩陣</translation>
    </message>
    <message>
        <source>One head alone is the output</source>
        <translation>只有一個頭，它就是輸出</translation>
    </message>
    <message>
        <source>%1 heads side by side, times the output matrix</source>
        <translation>%1 個頭並排，再乘以輸出矩陣</translation>
    </message>
    <message>
        <source>%1 heads side by side are the output</source>
        <translation>%1 個頭並排即為輸出</translation>
    </message>
    <message>
        <source>The output of the only head, %1 wide, becomes the output for “%3”, %2 wide.</source>
        <translation>唯一的頭輸出寬度為 %1，它成為「%3」的輸出，寬度為 %2。</translation>
    </message>
    <message>
        <source>The outputs of %1 heads, each %2 wide, become the output for “%4”, %3 wide.</source>
        <translation>%1 個頭的輸出各寬 %2，合成「%4」的輸出，寬度為 %3。</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>row</source>
        <translation>列</translation>
    </message>
</context>
<context>
    <name>tensors</name>
    <message>
        <source>dimension of the input</source>
        <translation>輸入維度</translation>
    </message>
    <message>
        <source>dimension of the query</source>
        <translation>查詢維度</translation>
    </message>
    <message>
        <source>dimension of the key</source>
        <translation>鍵維度</translation>
    </message>
    <message>
        <source>dimension of the value</source>
        <translation>值維度</translation>
    </message>
    <message>
        <source>dimension of the output</source>
        <translation>輸出維度</translation>
    </message>
    <message>
        <source>inner dimension</source>
        <translation>內層維度</translation>
    </message>
    <message>
        <source>input, answering</source>
        <translation>輸入（回答方）</translation>
    </message>
    <message>
        <source>embedding, answering</source>
        <translation>嵌入（回答方）</translation>
    </message>
    <message>
        <source>position, answering</source>
        <translation>位置編碼（回答方）</translation>
    </message>
    <message>
        <source>input of the values</source>
        <translation>值的輸入</translation>
    </message>
    <message>
        <source>query weights</source>
        <translation>查詢權重</translation>
    </message>
    <message>
        <source>key weights</source>
        <translation>鍵權重</translation>
    </message>
    <message>
        <source>value weights</source>
        <translation>值權重</translation>
    </message>
    <message>
        <source>query bias</source>
        <translation>查詢偏置</translation>
    </message>
    <message>
        <source>key bias</source>
        <translation>鍵偏置</translation>
    </message>
    <message>
        <source>value bias</source>
        <translation>值偏置</translation>
    </message>
    <message>
        <source>score matrix</source>
        <translation>得分矩陣</translation>
    </message>
    <message>
        <source>score matrix for queries</source>
        <translation>查詢的得分矩陣</translation>
    </message>
    <message>
        <source>score matrix for keys</source>
        <translation>鍵的得分矩陣</translation>
    </message>
    <message>
        <source>score bias</source>
        <translation>得分偏置</translation>
    </message>
    <message>
        <source>score vector</source>
        <translation>得分向量</translation>
    </message>
    <message>
        <source>query vectors</source>
        <translation>查詢向量</translation>
    </message>
    <message>
        <source>key vectors</source>
        <translation>鍵向量</translation>
    </message>
    <message>
        <source>value vectors</source>
        <translation>值向量</translation>
    </message>
    <message>
        <source>raw scores</source>
        <translation>原始得分</translation>
    </message>
    <message>
        <source>scaled scores</source>
        <translation>縮放後得分</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>遮罩</translation>
    </message>
    <message>
        <source>scores after the mask</source>
        <translation>遮罩後得分</translation>
    </message>
    <message>
        <source>attention weights</source>
        <translation>注意力權重</translation>
    </message>
    <message>
        <source>mean of the heads</source>
        <translation>各頭平均</translation>
    </message>
    <message>
        <source>maximum of the heads</source>
        <translation>各頭最大</translation>
    </message>
    <message>
        <source>head outputs side by side</source>
        <translation>各頭輸出並排</translation>
    </message>
    <message>
        <source>output weights</source>
        <translation>輸出權重</translation>
    </message>
    <message>
        <source>dimension of all heads</source>
        <translation>所有頭的維度</translation>
    </message>
    <message>
        <source>output bias</source>
        <translation>輸出偏置</translation>
    </message>
    <message>
        <source>attention rollout</source>
        <translation>注意力 Rollout</translation>
    </message>
    <message>
        <source>head output</source>
        <translation>頭的輸出</translation>
    </message>
    <message>
        <source>output</source>
        <translation>輸出</translation>
    </message>
    <message>
        <source>queries ask</source>
        <translation>查詢（提問）</translation>
    </message>
    <message>
        <source>keys answer</source>
        <translation>鍵（回答）</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>維度</translation>
    </message>
    <message>
        <source>%1 of head %2</source>
        <translation>頭 %2 的%1</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>已遮罩</translation>
    </message>
    <message>
        <source>input</source>
        <translation>輸入</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置編碼</translation>
    </message>
</context>
<context>
    <name>ui::AnimationAction</name>
    <message>
        <source>Export a&amp;nimation…</source>
        <translation>匯出動畫(&amp;N)…</translation>
    </message>
    <message>
        <source>A setting on its way, or the explanation step by step, as GIF, WebP or PNG</source>
        <translation>把某項設定的變化過程或分步講解存成 GIF、WebP 或 PNG</translation>
    </message>
</context>
<context>
    <name>ui::AnimationDialog</name>
    <message>
        <source>Export animation</source>
        <translation>匯出動畫</translation>
    </message>
    <message>
        <source>%v of %m pictures</source>
        <translation>第 %v 張，共 %m 張</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>%L1 seconds, again and again</source>
        <translation>%L1 秒，循環播放</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>匯出為</translation>
    </message>
    <message>
        <source>Animations (*.%1)</source>
        <translation>動畫 (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>Replace pictures</source>
        <translation>替換圖片</translation>
    </message>
    <message>
        <source>%1 of the %2 pictures are there already.</source>
        <translation>%2 張圖片中已有 %1 張存在。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替換</translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>已匯出：%1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
</context>
<context>
    <name>ui::AnimationForm</name>
    <message>
        <source>%1: %2</source>
        <comment>a part of the settings, and a setting</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Equal factors</source>
        <translation>等比變化</translation>
    </message>
    <message>
        <source>From</source>
        <translation>從</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>From picture to picture, instead of equal steps</source>
        <translation>相鄰圖片之間按相等的倍數變化，而不是等差變化</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>圖片數</translation>
    </message>
    <message>
        <source>Per second</source>
        <translation>每秒張數</translation>
    </message>
    <message>
        <source>The steps of the explanation</source>
        <translation>分步講解</translation>
    </message>
    <message>
        <source>What moves</source>
        <translation>變化的內容</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>寬度（像素）</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>高度（像素）</translation>
    </message>
    <message>
        <source>Font size in points</source>
        <translation>字級（點）</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>GIF, opens everywhere</source>
        <translation>GIF，到處都能開啟</translation>
    </message>
    <message>
        <source>WebP, every colour exact</source>
        <translation>WebP，顏色完全準確</translation>
    </message>
    <message>
        <source>Numbered PNG</source>
        <translation>編號的 PNG</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
</context>
<context>
    <name>ui::ArithmeticBox</name>
    <message>
        <source>Arithmetic</source>
        <translation>算式</translation>
    </message>
</context>
<context>
    <name>ui::AttentionMenu</name>
    <message>
        <source>&amp;Attention</source>
        <translation>注意力(&amp;A)</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>新的隨機種子</translation>
    </message>
    <message>
        <source>All settings as at first</source>
        <translation>還原所有預設設定</translation>
    </message>
    <message>
        <source>Previous head</source>
        <translation>上一個頭</translation>
    </message>
    <message>
        <source>Next head</source>
        <translation>下一個頭</translation>
    </message>
    <message>
        <source>Release the locked cell</source>
        <translation>解除鎖定的儲存格</translation>
    </message>
</context>
<context>
    <name>ui::CaptionEditor</name>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>The ready one</source>
        <translation>自動產生</translation>
    </message>
    <message>
        <source>My own words</source>
        <translation>自己撰寫</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>圖說</translation>
    </message>
    <message>
        <source>Words of the caption</source>
        <translation>圖說文字</translation>
    </message>
    <message>
        <source>These words, for a text</source>
        <translation>圖中的這些文字，供正文使用</translation>
    </message>
</context>
<context>
    <name>ui::CellEditor</name>
    <message>
        <source>New number of the cell</source>
        <translation>儲存格的新數值</translation>
    </message>
    <message>
        <source>A number is needed, as 0.5 or -2e-3</source>
        <translation>需要一個數，如 0.5 或 -2e-3</translation>
    </message>
</context>
<context>
    <name>ui::CellHeading</name>
    <message>
        <source>%1 attends to %2: %3</source>
        <translation>%1 對 %2 的注意力：%3</translation>
    </message>
</context>
<context>
    <name>ui::CellTab</name>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>The arithmetic as text, every number with nine significant digits</source>
        <translation>以文字形式複製算式，每個數保留九位有效數字</translation>
    </message>
    <message>
        <source>Copy the arithmetic</source>
        <translation>複製算式</translation>
    </message>
    <message>
        <source>HEAD %1</source>
        <translation>頭 %1</translation>
    </message>
    <message>
        <source>asks nobody: learnt</source>
        <translation>不提問：由學習得到</translation>
    </message>
    <message>
        <source>query of “%1”</source>
        <translation>「%1」的查詢</translation>
    </message>
    <message>
        <source>key of “%1”</source>
        <translation>「%1」的鍵</translation>
    </message>
    <message>
        <source>learnt factors</source>
        <translation>學習得到的因子</translation>
    </message>
    <message>
        <source>element by element</source>
        <translation>逐元素相乘</translation>
    </message>
    <message>
        <source>ROW OF “%1”</source>
        <translation>「%1」的列</translation>
    </message>
    <message>
        <source>Weights of “%1”</source>
        <translation>「%1」的權重</translation>
    </message>
    <message>
        <source>OUTPUT OF “%1”</source>
        <translation>「%1」的輸出</translation>
    </message>
    <message>
        <source>empty: it attends to nothing</source>
        <translation>空：不關注任何鍵</translation>
    </message>
    <message>
        <source>entropy %1 nats</source>
        <translation>熵 %1 nat</translation>
    </message>
    <message>
        <source>entropy %1 nats · “%2” is number %3 of %4</source>
        <translation>熵 %1 nat · 「%2」在 %4 個中排第 %3</translation>
    </message>
</context>
<context>
    <name>ui::ChoiceButton</name>
    <message>
        <source>%1: %2</source>
        <comment>name of a choice and what is chosen</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ui::CompareView</name>
    <message>
        <source>row %1, column %2</source>
        <translation>第 %1 列，第 %2 行</translation>
    </message>
    <message>
        <source>Point at a cell: the other two show the same one.</source>
        <translation>指向一個儲存格：另外兩幅圖會顯示同一個。</translation>
    </message>
    <message>
        <source>%1: A&#xa0;%2, B&#xa0;%3</source>
        <translation>%1：A&#xa0;%2，B&#xa0;%3</translation>
    </message>
    <message>
        <source>%1, A&#xa0;−&#xa0;B&#xa0;%2</source>
        <translation>%1，A&#xa0;−&#xa0;B %2</translation>
    </message>
    <message>
        <source>%1 of A and B. %2</source>
        <translation>A 與 B 的%1。%2</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>對比的內容</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <translation>對比%1</translation>
    </message>
    <message>
        <source>Nothing is pinned. Pin the numbers of now as A, change a setting, and see A, B and their difference side by side.</source>
        <translation>尚未釘選任何狀態。請把現在的數值釘選為 A，改動一項設定，即可並列檢視 A、B 及其差。</translation>
    </message>
    <message>
        <source>The pinned numbers are being computed.</source>
        <translation>正在計算釘選的數值。</translation>
    </message>
    <message>
        <source>A has no %1, so there is nothing to compare.</source>
        <translation>A 中沒有%1，無從比較。</translation>
    </message>
    <message>
        <source>Pin A</source>
        <translation>釘選 A</translation>
    </message>
    <message>
        <source>Attention weights of the selected head</source>
        <translation>所選頭的注意力權重</translation>
    </message>
    <message>
        <source>From Matrices: %1</source>
        <translation>取自「矩陣」檢視：%1</translation>
    </message>
    <message>
        <source>A: pinned</source>
        <translation>A：釘選</translation>
    </message>
    <message>
        <source>B: now</source>
        <translation>B：目前</translation>
    </message>
    <message>
        <source>%1: A and B</source>
        <translation>%1：A 與 B</translation>
    </message>
    <message>
        <source>A and B have the same settings: change one to see what it does.</source>
        <translation>A 與 B 的設定相同：改動一項，看看有何影響。</translation>
    </message>
    <message>
        <source>From A to B: %1</source>
        <translation>從 A 到 B：%1</translation>
    </message>
    <message>
        <source>A is %1 and B is %2: only matrices of one shape can be subtracted.</source>
        <translation>A 為 %1，B 為 %2：形狀相同的矩陣才能相減。</translation>
    </message>
    <message>
        <source>difference A − B</source>
        <translation>差 A&#xa0;−&#xa0;B</translation>
    </message>
    <message>
        <source>No cell is allowed in both.</source>
        <translation>沒有在兩者中都允許的儲存格。</translation>
    </message>
    <message>
        <source>No number differs.</source>
        <translation>沒有不同的數值。</translation>
    </message>
    <message>
        <source>◥ Largest difference %1 at %2; mean of |⁠A&#xa0;−&#xa0;B⁠| %3</source>
        <translation>◥ 最大差 %1，位於 %2；|⁠A&#xa0;−&#xa0;B⁠| 的平均值 %3</translation>
    </message>
</context>
<context>
    <name>ui::Document</name>
    <message>
        <source>Pin A</source>
        <translation>釘選 A</translation>
    </message>
    <message>
        <source>Unpin A</source>
        <translation>取消釘選 A</translation>
    </message>
    <message>
        <source>Show A | B</source>
        <translation>顯示 A | B</translation>
    </message>
</context>
<context>
    <name>ui::Drops</name>
    <message>
        <source>Only files of this computer can be opened; save it first.</source>
        <translation>只能開啟本機上的檔案；請先儲存它。</translation>
    </message>
    <message>
        <source>%1 files at once are too many; drop at most %2.</source>
        <translation>一次 %1 個檔案太多；最多可拖入 %2 個。</translation>
    </message>
</context>
<context>
    <name>ui::ExportActions</name>
    <message>
        <source>&amp;Export…</source>
        <translation>匯出(&amp;E)…</translation>
    </message>
    <message>
        <source>Export n&amp;umbers…</source>
        <translation>匯出數值(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>列印(&amp;P)…</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>複製圖片</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>複製為指令</translation>
    </message>
    <message>
        <source>This picture as a file, for paper or slides</source>
        <translation>將此圖存為檔案，用於論文或投影片</translation>
    </message>
    <message>
        <source>Every matrix, for NumPy, PyTorch, a spreadsheet or a paper</source>
        <translation>所有矩陣，供 NumPy、PyTorch、試算表或論文使用</translation>
    </message>
    <message>
        <source>As an image, as SVG and its caption</source>
        <translation>同時複製為影像、SVG 及其圖說</translation>
    </message>
    <message>
        <source>The command line that draws this picture again</source>
        <translation>重新繪製此圖的指令列</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>數值</translation>
    </message>
    <message>
        <source>Not printed: %1</source>
        <translation>未列印：%1</translation>
    </message>
    <message>
        <source>Copied as image, SVG and caption</source>
        <translation>已複製為影像、SVG 和圖說</translation>
    </message>
    <message>
        <source>Not copied: %1</source>
        <translation>未複製：%1</translation>
    </message>
    <message>
        <source>Copied the command that draws this picture</source>
        <translation>已複製繪製此圖的指令</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>Writing file %1 of %2…</source>
        <translation>正在寫入第 %1 個檔案，共 %2 個…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>預設集</translation>
    </message>
    <message>
        <source>My own size</source>
        <translation>自訂大小</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>One</source>
        <translation>一個</translation>
    </message>
    <message>
        <source>One for every head</source>
        <translation>每個頭一個</translation>
    </message>
    <message>
        <source>One for every step</source>
        <translation>每步一個</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>匯出為</translation>
    </message>
    <message>
        <source>Figures (*.%1)</source>
        <translation>圖片 (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在寫入…</translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>已匯出：%1</translation>
    </message>
</context>
<context>
    <name>ui::FieldEditor</name>
    <message>
        <source>Reset %1</source>
        <translation>重設%1</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>還原為 %1</translation>
    </message>
</context>
<context>
    <name>ui::FigureForm</name>
    <message>
        <source>%1 – as on screen</source>
        <translation>%1 – 與螢幕相同</translation>
    </message>
    <message>
        <source>The program&apos;s</source>
        <translation>程式內建</translation>
    </message>
</context>
<context>
    <name>ui::FigurePreview</name>
    <message>
        <source>Preview of the figure</source>
        <translation>圖片預覽</translation>
    </message>
</context>
<context>
    <name>ui::FigureWriter</name>
    <message>
        <source>stopped: %1 of %2 files are written</source>
        <translation>已停止：%2 個檔案中已寫入 %1 個</translation>
    </message>
</context>
<context>
    <name>ui::FileMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新增(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近開啟的檔案(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>Changes cannot be kept for the case of a crash: %1. Save them yourself.</source>
        <translation>無法保留改動以防當機：%1。請自行儲存。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存新檔…</translation>
    </message>
    <message>
        <source>an unsaved session</source>
        <translation>一個未儲存的工作階段</translation>
    </message>
    <message>
        <source>a damaged session</source>
        <translation>一個損壞的工作階段</translation>
    </message>
    <message>
        <source>Headlight was not closed properly. There are changes of %1 from %2.</source>
        <translation>Headlight 上次沒有正常關閉。留有 %2 時對%1的改動。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>還原</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨棄</translation>
    </message>
    <message>
        <source>The session could not be restored: %1. It is kept as %2.</source>
        <translation>無法還原工作階段：%1。它保留為 %2。</translation>
    </message>
</context>
<context>
    <name>ui::FileOffers</name>
    <message>
        <source>There is no file “%1”.</source>
        <translation>沒有檔案「%1」。</translation>
    </message>
    <message>
        <source>“%1” was not taken: %2.</source>
        <translation>「%1」未被採用：%2。</translation>
    </message>
    <message>
        <source>“%1” holds %2: neither weights, nor vectors, nor a mask for this picture.</source>
        <translation>「%1」包含%2：既不是權重，也不是此圖可用的向量或遮罩。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>“%1” holds %2.</source>
        <translation>「%1」包含%2。</translation>
    </message>
    <message>
        <source>This text has %L1 bytes; a sentence may have at most %L2.</source>
        <translation>此文字有 %L1 位元組；句子最多 %L2 位元組。</translation>
    </message>
    <message>
        <source>This text is empty.</source>
        <translation>此文字為空。</translation>
    </message>
    <message>
        <source>Drop a text</source>
        <translation>拖入文字</translation>
    </message>
</context>
<context>
    <name>ui::FilmJob</name>
    <message>
        <source>there is not enough memory for this</source>
        <translation>記憶體不足，無法完成此操作</translation>
    </message>
</context>
<context>
    <name>ui::FilmPreview</name>
    <message>
        <source>Picture</source>
        <translation>圖片</translation>
    </message>
    <message>
        <source>Picture %1 of %2</source>
        <translation>第 %1 張圖片，共 %2 張</translation>
    </message>
</context>
<context>
    <name>ui::FlowView</name>
    <message>
        <source>attention weight</source>
        <translation>注意力權重</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>權重</translation>
    </message>
    <message>
        <source>number ÷ the matrix&apos;s range (±)</source>
        <translation>數值 ÷ 該矩陣的範圍（±）</translation>
    </message>
    <message>
        <source>÷ its range</source>
        <translation>÷ 其范围</translation>
    </message>
    <message>
        <source>embedding + position</source>
        <translation>嵌入 + 位置編碼</translation>
    </message>
    <message>
        <source>input</source>
        <translation>輸入</translation>
    </message>
    <message>
        <source>keys&apos; input</source>
        <translation>鍵的輸入</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>查詢</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>鍵</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>scaled and masked</source>
        <translation>縮放並遮罩</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>遮罩後</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>縮放後</translation>
    </message>
    <message>
        <source>attention: every row sums to 1</source>
        <translation>注意力：每列之和為 1</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>頭 %1</translation>
    </message>
    <message>
        <source>mixed values</source>
        <translation>混合後的值</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>已關閉</translation>
    </message>
    <message>
        <source>all heads</source>
        <translation>所有頭</translation>
    </message>
    <message numerus="yes">
        <source>peaks of %n</source>
        <translation>
            <numerusform>每 %n 格取峰值</numerusform>
        </translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>頭 %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>head 3 of 8</comment>
        <translation>共 %1 個</translation>
    </message>
    <message>
        <source>Esc shows all matrices again; the wheel zooms</source>
        <translation>Esc 重新顯示所有矩陣；滾輪縮放</translation>
    </message>
    <message>
        <source>rows ask, columns answer; point at a cell to follow it through every matrix; double-click a matrix to enlarge it; [ and ] change the head</source>
        <translation>列提問，行回答；指向一個儲存格，可在各矩陣中追蹤它；按兩下放大矩陣；[ 和 ] 切換頭</translation>
    </message>
    <message>
        <source>Attention flow</source>
        <translation>注意力流程</translation>
    </message>
    <message>
        <source>Head %1 of %2</source>
        <translation>頭 %1，共 %2 個</translation>
    </message>
    <message>
        <source>: query %1 (%2) → key %3 (%4): weight %5</source>
        <translation>：查詢 %1（%2）→ 鍵 %3（%4）：權重 %5</translation>
    </message>
</context>
<context>
    <name>ui::HeadEditor</name>
    <message>
        <source>on</source>
        <translation>開</translation>
    </message>
    <message>
        <source>Previous head</source>
        <translation>上一個頭</translation>
    </message>
    <message>
        <source>Next head</source>
        <translation>下一個頭</translation>
    </message>
    <message>
        <source>A head that is off adds nothing to the output</source>
        <translation>關閉的頭對輸出沒有貢獻</translation>
    </message>
    <message>
        <source>Pattern of the head</source>
        <translation>頭的模式</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>頭 %1</translation>
    </message>
    <message>
        <source>Head %1: %2</source>
        <translation>頭 %1：%2</translation>
    </message>
    <message>
        <source>Width of head %1</source>
        <translation>頭 %1 的寬度</translation>
    </message>
    <message>
        <source>Switch head %1 on</source>
        <translation>開啟頭 %1</translation>
    </message>
    <message>
        <source>Switch head %1 off</source>
        <translation>關閉頭 %1</translation>
    </message>
</context>
<context>
    <name>ui::HeadSummary</name>
    <message>
        <source>Point at a cell to see its arithmetic; click to keep it, Esc to let it go.</source>
        <translation>指向儲存格可檢視其算式；按一下鎖定，Esc 解除。</translation>
    </message>
    <message>
        <source>The head in numbers</source>
        <translation>這個頭的統計</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Built for</source>
        <translation>設計目的</translation>
    </message>
    <message>
        <source>Entropy, nats</source>
        <translation>熵（nat）</translation>
    </message>
    <message>
        <source>of the most possible</source>
        <translation>佔最大可能值</translation>
    </message>
    <message>
        <source>Distance, tokens</source>
        <translation>距離（詞元）</translation>
    </message>
    <message>
        <source>Largest weight</source>
        <translation>最大權重</translation>
    </message>
    <message>
        <source>Empty rows</source>
        <translation>空列</translation>
    </message>
    <message>
        <source>Mean weight, where possible</source>
        <translation>平均權重（若有此類鍵）</translation>
    </message>
    <message>
        <source>Spread of the scores</source>
        <translation>得分的離散程度</translation>
    </message>
    <message>
        <source>Variance, raw</source>
        <translation>原始變異數</translation>
    </message>
    <message>
        <source>Variance, scaled</source>
        <translation>縮放後變異數</translation>
    </message>
    <message>
        <source>Variance expected of q·k</source>
        <translation>q·k 的期望變異數</translation>
    </message>
    <message>
        <source>Softmax slope</source>
        <translation>Softmax 的斜率</translation>
    </message>
    <message>
        <source>Why scores are divided: the product of two vectors of %1 independent components varies %1 times as much as that of one component. Large scores push softmax to a single key, where its slope vanishes and nothing can be learnt; dividing by the square root of the width takes the width out.</source>
        <translation>得分為什麼要縮放：含 %1 個獨立分量的兩個向量，其點積的變異數是單一分量乘積的 %1 倍。得分一大，softmax 就只會選中一個鍵，那裡的斜率趨近於零，什麼也學不到；除以寬度的平方根，就消除了寬度的影響。</translation>
    </message>
</context>
<context>
    <name>ui::HeadsView</name>
    <message>
        <source>%1 gets %2 %</source>
        <comment>previous token gets 98 %</comment>
        <translation>%1得到 %2 %</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Rollout</source>
        <translation>Rollout</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Sort the heads</source>
        <translation>頭的排序</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>Colour range of the heads</source>
        <translation>頭的顏色範圍</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>顯示</translation>
    </message>
    <message>
        <source>Picture of the heads</source>
        <translation>頭的影像內容</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Combine the heads</source>
        <translation>合併各頭</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>頭 %1</translation>
    </message>
    <message>
        <source>Esc shows all heads again; the wheel zooms</source>
        <translation>Esc 重新顯示所有頭；滾輪縮放</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有頭</translation>
    </message>
    <message>
        <source>rows ask, columns answer; double-click enlarges a head</source>
        <translation>列提問，行回答；按兩下放大一個頭</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>注意力權重</translation>
    </message>
    <message>
        <source>%1 ÷ the head&apos;s largest</source>
        <translation>%1 ÷ 該頭的最大值</translation>
    </message>
    <message>
        <source>of all heads</source>
        <translation>由所有頭合併</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>已關閉</translation>
    </message>
    <message>
        <source>entropy %1</source>
        <translation>熵 %1</translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>距離 %1</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>注意力頭</translation>
    </message>
    <message numerus="yes">
        <source>Attention weights of %n head(s)</source>
        <translation>
            <numerusform>%n 個頭的注意力權重</numerusform>
        </translation>
    </message>
    <message>
        <source>Head %1: query %2 (%3) → key %4 (%5): weight %6</source>
        <translation>頭 %1：查詢 %2（%3）→ 鍵 %4（%5）：權重 %6</translation>
    </message>
</context>
<context>
    <name>ui::Inspector</name>
    <message>
        <source>As opened</source>
        <translation>開啟時的狀態</translation>
    </message>
    <message>
        <source>History</source>
        <translation>歷史</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>儲存格</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>備註</translation>
    </message>
</context>
<context>
    <name>ui::KeyList</name>
    <message>
        <source>Click</source>
        <translation>按一下</translation>
    </message>
    <message>
        <source>lock the query and the key under the mouse</source>
        <translation>鎖定滑鼠所指的查詢和鍵</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向鍵</translation>
    </message>
    <message>
        <source>move the locked cell</source>
        <translation>移動鎖定的儲存格</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>release it; leave an enlarged matrix</source>
        <translation>解除鎖定；離開放大的矩陣</translation>
    </message>
    <message>
        <source>Enter, double click</source>
        <translation>Enter、按兩下</translation>
    </message>
    <message>
        <source>enlarge a matrix</source>
        <translation>放大矩陣</translation>
    </message>
    <message>
        <source>Wheel, + and −</source>
        <translation>滾輪、+ 和 −</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>縮放</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖曳</translation>
    </message>
    <message>
        <source>pan a zoomed matrix</source>
        <translation>平移放大的矩陣</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>the next control</source>
        <translation>下一個控制項</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
</context>
<context>
    <name>ui::LinksPicture</name>
    <message>
        <source>Choose heads</source>
        <translation>選擇頭</translation>
    </message>
</context>
<context>
    <name>ui::LinksView</name>
    <message>
        <source>Smallest weight that is drawn</source>
        <translation>繪製的最小權重</translation>
    </message>
    <message>
        <source>Threshold of links</source>
        <translation>連線的門檻值</translation>
    </message>
    <message>
        <source>strongest </source>
        <comment>followed by a number of links</comment>
        <translation>最強 </translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>所有鍵</translation>
    </message>
    <message>
        <source>Links per query</source>
        <translation>每個查詢的連線數</translation>
    </message>
    <message>
        <source>How many links of each query are drawn</source>
        <translation>每個查詢畫多少條連線</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查詢</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>the selected one</source>
        <translation>所選的</translation>
    </message>
    <message>
        <source>Queries of links</source>
        <translation>連線的查詢</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>left asks, right answers; thickness is the weight</source>
        <translation>左邊提問，右邊回答；粗細表示權重</translation>
    </message>
    <message numerus="yes">
        <source>%n weaker link(s) not drawn</source>
        <translation>
            <numerusform>另有 %n 條較弱的連線未畫</numerusform>
        </translation>
    </message>
    <message>
        <source>Links</source>
        <translation>連線</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) above the threshold</source>
        <translation>
            <numerusform>%n 條連線高於門檻值</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Pin A | B</source>
        <translation>釘選 A | B</translation>
    </message>
    <message>
        <source>Keep these numbers as A and compare what comes with them</source>
        <translation>將目前數值保留為 A，與之後的數值對比</translation>
    </message>
    <message>
        <source>This cannot be computed, and was taken back: %1.</source>
        <translation>無法計算，已撤回：%1。</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>顯示%1</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>主工具列</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>About Headlight</source>
        <translation>關於 Headlight</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Headlight %1&lt;/h3&gt;&lt;p&gt;See what every attention head sees.&lt;/p&gt;&lt;p&gt;Every number on screen is computed from your sentence and your settings.&lt;/p&gt;&lt;p&gt;Free software: GNU General Public License, version 3 or later. Built with Qt, QCustomPlot, Eigen, ICU, oneTBB, giflib and libwebp.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Headlight %1&lt;/h3&gt;&lt;p&gt;看清每個注意力頭看到了什麼。&lt;/p&gt;&lt;p&gt;螢幕上的每個數都由您的句子和設定計算而來。&lt;/p&gt;&lt;p&gt;自由軟體：GNU 通用公共授權條款第 3 版或更高版本。基於 Qt、QCustomPlot、Eigen、ICU、oneTBB、giflib 和 libwebp 建置。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>檢查器</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>%1[*] – Headlight</source>
        <translation>%1[*] – Headlight</translation>
    </message>
</context>
<context>
    <name>ui::MatricesView</name>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>The same numbers as a table</source>
        <translation>以表格顯示同樣的數值</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>For a spreadsheet or a text (Ctrl+C)</source>
        <translation>供試算表或文件使用 (Ctrl+C)</translation>
    </message>
    <message>
        <source>Export this matrix…</source>
        <translation>匯出此矩陣…</translation>
    </message>
    <message>
        <source>For NumPy, PyTorch, a spreadsheet or a paper</source>
        <translation>供 NumPy、PyTorch、試算表或論文使用</translation>
    </message>
    <message>
        <source>The numbers of this matrix set by hand become what they were</source>
        <translation>此矩陣中手動設定的數值還原原值</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>顯示為表格</translation>
    </message>
    <message>
        <source>Show as a heat map</source>
        <translation>顯示為熱圖</translation>
    </message>
    <message>
        <source>Numbers of the matrix</source>
        <translation>矩陣的數值</translation>
    </message>
    <message>
        <source>%1 · min %2 · max %3 · mean %4 · norm %5</source>
        <translation>%1 · 最小 %2 · 最大 %3 · 平均 %4 · 範數 %5</translation>
    </message>
    <message numerus="yes">
        <source>Take back %n edit(s)</source>
        <translation>
            <numerusform>撤回 %n 處改動</numerusform>
        </translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>顯示%1</translation>
    </message>
    <message>
        <source>Double click a cell, or F2, to set its number.</source>
        <translation>按兩下儲存格或按 F2 可設定其數值。</translation>
    </message>
    <message>
        <source>Point at a cell for its place and its number.</source>
        <translation>指向儲存格可檢視其位置和數值。</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>矩陣</translation>
    </message>
    <message>
        <source>%1, %2 rows, %3 columns, from %4 to %5</source>
        <translation>%1，%2 列，%3 行，從 %4 到 %5</translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>第 %1 列，第 %2 行：%3</translation>
    </message>
</context>
<context>
    <name>ui::NotesTab</name>
    <message>
        <source>What is to be said about this state</source>
        <translation>關於這個狀態要講的話</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>Write notes</source>
        <translation>撰寫備註</translation>
    </message>
</context>
<context>
    <name>ui::NoticeRow</name>
    <message>
        <source>Close this notice</source>
        <translation>關閉此通知</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>關閉 (Esc)</translation>
    </message>
</context>
<context>
    <name>ui::NumberEditor</name>
    <message>
        <source>Linked: d / h, as long as this is pressed</source>
        <translation>連動：按下時始終為 d / h</translation>
    </message>
    <message>
        <source>linked to d / h</source>
        <translation>與 d / h 連動</translation>
    </message>
    <message>
        <source>exact value</source>
        <translation>精確值</translation>
    </message>
</context>
<context>
    <name>ui::NumberFiles</name>
    <message>
        <source>Export numbers</source>
        <translation>匯出數值</translation>
    </message>
    <message>
        <source>Not written: the name must end in %1</source>
        <translation>未寫入：檔名必須以 %1 結尾</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已寫入：%1</translation>
    </message>
    <message>
        <source>Not written: %1</source>
        <translation>未寫入：%1</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在寫入…</translation>
    </message>
</context>
<context>
    <name>ui::ProductStrips</name>
    <message>
        <source>Query, key and their products, component by component</source>
        <translation>查詢、鍵及其逐分量的乘積</translation>
    </message>
    <message>
        <source>component %1 of %2</source>
        <translation>第 %1 個分量，共 %2 個</translation>
    </message>
    <message>
        <source>double-click for the numbers</source>
        <translation>按兩下檢視數值</translation>
    </message>
</context>
<context>
    <name>ui::RecentFiles</name>
    <message>
        <source>No file yet</source>
        <translation>尚無檔案</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>清除此清單</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1（不存在）</translation>
    </message>
</context>
<context>
    <name>ui::RecordsEditor</name>
    <message numerus="yes">
        <source>%n set by hand</source>
        <translation>
            <numerusform>手動設定了 %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RegressionView</name>
    <message>
        <source>Show a kernel regression</source>
        <translation>顯示核迴歸</translation>
    </message>
    <message>
        <source>Change the bandwidth</source>
        <translation>改變頻寬</translation>
    </message>
    <message>
        <source>data</source>
        <translation>資料</translation>
    </message>
    <message>
        <source>prediction</source>
        <translation>預測</translation>
    </message>
    <message>
        <source>true function</source>
        <translation>真實函數</translation>
    </message>
    <message>
        <source>point at a place: below are the weights for it</source>
        <translation>指向一個位置：下方是對應的權重</translation>
    </message>
    <message>
        <source>query x = %1, prediction %2</source>
        <translation>查詢 x = %1，預測 %2</translation>
    </message>
    <message numerus="yes">
        <source>Kernel regression of %n point(s)</source>
        <translation>
            <numerusform>%n 個點的核迴歸</numerusform>
        </translation>
    </message>
    <message>
        <source>Query x = %1: prediction %2</source>
        <translation>查詢 x = %1：預測 %2</translation>
    </message>
    <message>
        <source>%1; data point %2 at x = %3, y = %4 has weight %5</source>
        <translation>%1；資料點 %2（x = %3，y = %4）的權重為 %5</translation>
    </message>
    <message>
        <source>target y</source>
        <translation>目標值 y</translation>
    </message>
    <message>
        <source>place x</source>
        <translation>位置 x</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>權重</translation>
    </message>
    <message>
        <source>These points have several coordinates; the picture is for points on a line. Their weights and predictions are among the matrices.</source>
        <translation>這些點有多個座標；此圖只適用於直線上的點。它們的權重和預測可在「矩陣」檢視中查看。</translation>
    </message>
    <message>
        <source>Attention over points on a line is kernel regression: places ask, data answer with their targets, and the kernel says how much each counts.</source>
        <translation>對直線上的點做注意力就是核迴歸：位置提問，資料以目標值回答，核函數決定各佔多少。</translation>
    </message>
    <message>
        <source>Show an example</source>
        <translation>顯示範例</translation>
    </message>
</context>
<context>
    <name>ui::Remarks</name>
    <message>
        <source>The widths differ: the identity is cut off, or filled up with zeros.</source>
        <translation>寬度不同：單位矩陣被截斷，或以零補足。</translation>
    </message>
    <message>
        <source>This position does not tell where a token stands: heads that look for places see all tokens alike.</source>
        <translation>這種位置編碼不說明詞元在哪裡：尋找位置的頭會把所有詞元看作一樣。</translation>
    </message>
    <message>
        <source>The table&apos;s vectors have another width: they are fitted to d.</source>
        <translation>詞表中向量的寬度不同：已調整為 d。</translation>
    </message>
    <message>
        <source>Divided twice: the scaled dot product is divided by √dₖ already.</source>
        <translation>除了兩次：縮放點積已經除以 √dₖ。</translation>
    </message>
    <message>
        <source>The file of weights decides.</source>
        <translation>由權重檔案決定。</translation>
    </message>
    <message>
        <source>Some of them have no place at these sizes. They are kept.</source>
        <translation>在這樣的大小下，其中一些沒有位置。它們會保留。</translation>
    </message>
    <message>
        <source>A head beyond the last one is switched off. That is kept.</source>
        <translation>關閉的頭中有的超出最後一個頭。此設定會保留。</translation>
    </message>
    <message>
        <source>The matrix holds only 0 and 1, which are added to the scores; true and false would allow and forbid.</source>
        <translation>矩陣只含 0 和 1，它們會加到得分上；若要允許或禁止，請用 true 和 false。</translation>
    </message>
    <message>
        <source>%1 / %2 is no whole number: rounded up to %3.</source>
        <translation>%1 / %2 不是整數：無條件進位為 %3。</translation>
    </message>
    <message>
        <source>The input decides: d = %1.</source>
        <translation>由輸入決定：d = %1。</translation>
    </message>
</context>
<context>
    <name>ui::ScalingEditor</name>
    <message>
        <source>1: as they are</source>
        <translation>1：保持原樣</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一個數</translation>
    </message>
    <message>
        <source>The scores are divided by</source>
        <translation>得分除以</translation>
    </message>
</context>
<context>
    <name>ui::SeedEditor</name>
    <message>
        <source>New</source>
        <translation>換一個</translation>
    </message>
    <message>
        <source>Another seed: other random numbers</source>
        <translation>另一個種子：另一組隨機數</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>新的隨機種子</translation>
    </message>
</context>
<context>
    <name>ui::SentenceBar</name>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Second sentence: keys and values</source>
        <translation>第二個句子：鍵和值</translation>
    </message>
    <message>
        <source>The input is given as numbers: see Settings, Input.</source>
        <translation>輸入以數值給出：見「設定」中的「輸入」。</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>範例</translation>
    </message>
    <message>
        <source>That text is too long: the sentence may have %L1 characters at the most. Nothing was changed.</source>
        <translation>文字太長：句子最多可有 %L1 個字元。未作任何改動。</translation>
    </message>
    <message>
        <source>Type a sentence</source>
        <translation>輸入句子</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n 個詞元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 + %n token(s)</source>
        <translation>
            <numerusform>%1 + %n 個詞元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) ask</source>
        <translation>
            <numerusform>%n 列提問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer</source>
        <translation>
            <numerusform>%n 列回答</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” locked, Esc releases</source>
        <translation>已鎖定「%1」，Esc 解除</translation>
    </message>
</context>
<context>
    <name>ui::SessionFiles</name>
    <message>
        <source>This session</source>
        <translation>此工作階段</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Sessions (*%1)</source>
        <translation>工作階段 (*%1)</translation>
    </message>
    <message>
        <source>Figures with their session (*.pdf *.svg *.png)</source>
        <translation>內嵌工作階段的圖片 (*.pdf *.svg *.png)</translation>
    </message>
    <message>
        <source>Numbers (*.npz *.npy *.safetensors *.csv *.tsv)</source>
        <translation>數值 (*.npz *.npy *.safetensors *.csv *.tsv)</translation>
    </message>
    <message>
        <source>Texts (*.txt *.md)</source>
        <translation>文字 (*.txt *.md)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>“%1” was not opened</source>
        <translation>「%1」未能開啟</translation>
    </message>
    <message>
        <source>“%1” also reads %2 when it opens.</source>
        <translation>開啟「%1」時還會讀取 %2。</translation>
    </message>
    <message>
        <source>Read and open</source>
        <translation>讀取並開啟</translation>
    </message>
    <message>
        <source>The session could not be restored</source>
        <translation>無法還原工作階段</translation>
    </message>
    <message>
        <source>This file holds more than this version of Headlight knows: %1. It is kept when you save.</source>
        <translation>此檔案包含目前版本的 Headlight 不認識的內容：%1。儲存時會予以保留。</translation>
    </message>
    <message>
        <source> (byte %1)</source>
        <translation>（第 %1 位元組）</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存新檔</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未儲存</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已儲存 %1</translation>
    </message>
    <message>
        <source>Name files in full</source>
        <translation>請寫出完整的檔名</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未儲存的改動</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 有未儲存的改動。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨棄</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>ui::SettingsPanel</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>縮放</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Normaliser</source>
        <translation>正規化</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>遮罩</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>輸入</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>權重</translation>
    </message>
    <message>
        <source>Output projection</source>
        <translation>輸出投影</translation>
    </message>
    <message>
        <source>%1: choose a file</source>
        <translation>%1：選擇檔案</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改%1</translation>
    </message>
    <message>
        <source>Queries, keys and values</source>
        <translation>查詢、鍵和值</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>詞向量</translation>
    </message>
</context>
<context>
    <name>ui::SpaceView</name>
    <message>
        <source>Tokens as points</source>
        <translation>詞元的空間</translation>
    </message>
    <message>
        <source>two components hold %1 % of the variance</source>
        <translation>兩個分量佔變異數的 %1 %</translation>
    </message>
    <message>
        <source>%1 at (%2, %3); %4</source>
        <translation>%1 位於 (%2, %3)；%4</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s); %1</source>
        <translation>
            <numerusform>%n 個點；%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Input</source>
        <translation>輸入</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>輸出</translation>
    </message>
    <message>
        <source>q and k</source>
        <translation>q 與 k</translation>
    </message>
    <message>
        <source>Before → after</source>
        <translation>之前 → 之後</translation>
    </message>
    <message>
        <source>Show the space of: %1</source>
        <translation>顯示空間：%1</translation>
    </message>
    <message>
        <source>These vectors have different widths, so they share no space. With an output projection, or with as many numbers in every vector, they would.</source>
        <translation>這些向量寬度不同，無法放進同一空間。加上輸出投影，或讓每個向量的數值個數相同即可。</translation>
    </message>
    <message>
        <source>There is nothing to spread out: a picture needs at least two tokens whose vectors differ.</source>
        <translation>沒有可展開的內容：至少需要兩個向量不同的詞元。</translation>
    </message>
    <message>
        <source>%1 component: %2 of the variance</source>
        <translation>%1主成分：佔變異數的 %2</translation>
    </message>
    <message>
        <source>first</source>
        <translation>第一</translation>
    </message>
    <message>
        <source>second</source>
        <translation>第二</translation>
    </message>
    <message>
        <source>after attention</source>
        <translation>注意力之後</translation>
    </message>
    <message>
        <source>output</source>
        <translation>輸出</translation>
    </message>
    <message>
        <source>queries q of head %1</source>
        <translation>頭 %1 的查詢 q</translation>
    </message>
    <message>
        <source>keys k of head %1</source>
        <translation>頭 %1 的鍵 k</translation>
    </message>
    <message>
        <source>input that answers</source>
        <translation>回答方的輸入</translation>
    </message>
    <message>
        <source>before attention</source>
        <translation>注意力之前</translation>
    </message>
    <message>
        <source>input that asks</source>
        <translation>提問方的輸入</translation>
    </message>
    <message>
        <source>input</source>
        <translation>輸入</translation>
    </message>
</context>
<context>
    <name>ui::StatusLine</name>
    <message>
        <source>head %1 · query %2</source>
        <translation>頭 %1 · 查詢 %2</translation>
    </message>
    <message>
        <source>head %1 · query %2 → key %3: %4, rank %5 of %6</source>
        <translation>頭 %1 · 查詢 %2 → 鍵 %3：%4，排名 %5 / %6</translation>
    </message>
    <message>
        <source>Selected cell</source>
        <translation>所選儲存格</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>規模</translation>
    </message>
    <message>
        <source>paint %1 ms</source>
        <translation>繪圖 %1 ms</translation>
    </message>
    <message>
        <source>n %1   d %2   h %3   dₖ %4   compute %5 ms</source>
        <translation>n %1   d %2   h %3   dₖ %4   計算 %5 ms</translation>
    </message>
</context>
<context>
    <name>ui::StepsView</name>
    <message>
        <source>number ÷ the matrix&apos;s range (±)</source>
        <translation>數值 ÷ 該矩陣的範圍（±）</translation>
    </message>
    <message>
        <source>÷ its range</source>
        <translation>÷ 其範圍</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>注意力權重</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>權重</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>分步</translation>
    </message>
    <message>
        <source>%1: changes nothing here</source>
        <translation>%1：此處不起作用</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>逐步</translation>
    </message>
</context>
<context>
    <name>ui::TableTab</name>
    <message>
        <source>Which numbers</source>
        <translation>哪些數值</translation>
    </message>
    <message>
        <source>Numbers of the matrix</source>
        <translation>矩陣的數值</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>複製全部</translation>
    </message>
    <message>
        <source>The whole table with its header row and column</source>
        <translation>整張表格，含列首和行首</translation>
    </message>
    <message>
        <source>As in the view</source>
        <translation>與檢視相同</translation>
    </message>
    <message>
        <source>%1
%2 × %3</source>
        <translation>%1
%2 × %3</translation>
    </message>
    <message>
        <source>this head: %1</source>
        <translation>這個頭：%1</translation>
    </message>
</context>
<context>
    <name>ui::TensorModel</name>
    <message>
        <source>masked</source>
        <translation>已遮罩</translation>
    </message>
</context>
<context>
    <name>ui::TensorTree</name>
    <message>
        <source>Layer %1, </source>
        <translation>層 %1，</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>頭 %1</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有頭</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>輸入</translation>
    </message>
    <message>
        <source>Whole model</source>
        <translation>整個模型</translation>
    </message>
    <message>
        <source>Find a matrix</source>
        <translation>查詢矩陣</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>矩陣</translation>
    </message>
</context>
<context>
    <name>ui::TextEditor</name>
    <message>
        <source>Choose a file</source>
        <translation>選擇檔案</translation>
    </message>
    <message>
        <source>Numbers (*.npy *.npz *.safetensors *.csv *.tsv *.txt *.vec);;All files (*)</source>
        <translation>數值 (*.npy *.npz *.safetensors *.csv *.tsv *.txt *.vec);;所有檔案 (*)</translation>
    </message>
</context>
<context>
    <name>ui::TokenChips</name>
    <message>
        <source>Tokens of the second sentence</source>
        <translation>第二個句子的詞元</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>詞元</translation>
    </message>
    <message>
        <source>Token %1: “%2”. Click: its key.</source>
        <translation>詞元 %1：「%2」。按一下：檢視它的鍵。</translation>
    </message>
    <message>
        <source>Token %1: “%2”. Click: its query. Shift+click: its key.</source>
        <translation>詞元 %1：「%2」。按一下：檢視它的查詢。Shift+按一下：檢視它的鍵。</translation>
    </message>
    <message>
        <source>Not in the word table.</source>
        <translation>不在詞表中。</translation>
    </message>
</context>
<context>
    <name>ui::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>Colours of weights</source>
        <translation>權重的顏色</translation>
    </message>
    <message>
        <source>Colours of signed numbers</source>
        <translation>有正負的數值的顏色</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>佈景主題</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言 (Language)</translation>
    </message>
    <message>
        <source>Colours: %1</source>
        <translation>顏色：%1</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>縮小文字</translation>
    </message>
    <message>
        <source>Normal text</source>
        <translation>正常文字</translation>
    </message>
</context>
<context>
    <name>ui::WeightDelegate</name>
    <message>
        <source>masked</source>
        <translation>已遮罩</translation>
    </message>
</context>
<context>
    <name>ui::WeightModel</name>
    <message>
        <source>%1: masked</source>
        <translation>%1：已遮罩</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>weights</name>
    <message>
        <source>%1 of head %2</source>
        <translation>頭 %2 的%1</translation>
    </message>
    <message>
        <source>Take back edits of %1</source>
        <translation>撤回對%1的改動</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Caption</name>
    <message>
        <source>The computation of head %1 of %2</source>
        <translation>头 %1 的计算过程（共 %2 个头）</translation>
    </message>
    <message>
        <source>Links between tokens, head by head, of %1 heads</source>
        <translation>%1 个头中词元之间的连线，逐头绘制</translation>
    </message>
    <message>
        <source>Scores of %1 heads</source>
        <translation>%1 个头的得分</translation>
    </message>
    <message>
        <source>Attention weights of %1 heads</source>
        <translation>%1 个头的注意力权重</translation>
    </message>
    <message>
        <source>Step %1 of head %2: %3</source>
        <translation>头 %2 的第 %1 步：%3</translation>
    </message>
    <message>
        <source>The matrix “%1”</source>
        <translation>矩阵“%1”</translation>
    </message>
    <message>
        <source>Tokens as points, by their principal components</source>
        <translation>以主成分表示的词元，每个词元一个点</translation>
    </message>
    <message>
        <source>Attention as kernel regression</source>
        <translation>注意力即核回归</translation>
    </message>
    <message>
        <source>Two states and their difference, head %1</source>
        <translation>两个状态及其差，头 %1</translation>
    </message>
    <message>
        <source>for %1 (tokens: %2)</source>
        <translation>句子%1（词元数：%2）</translation>
    </message>
    <message>
        <source>for %1 looking at %2</source>
        <translation>%1 关注 %2</translation>
    </message>
    <message>
        <source>for %1 queries and %2 keys</source>
        <translation>%1 个查询与 %2 个键</translation>
    </message>
    <message>
        <source>divided by %1</source>
        <translation>除以 %1</translation>
    </message>
    <message>
        <source>mask: %1</source>
        <translation>掩码：%1</translation>
    </message>
    <message>
        <source>weights: %1</source>
        <translation>权重：%1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>随机种子 %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between settings</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Head %1, query %2, key %3: weight %4.</source>
        <translation>头 %1，查询 %2，键 %3：权重 %4。</translation>
    </message>
    <message>
        <source>Selected: query %1.</source>
        <translation>选中：查询 %1。</translation>
    </message>
    <message>
        <source>Selected: key %1.</source>
        <translation>选中：键 %1。</translation>
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
        <translation>示例：%1</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>示例(&amp;X)</translation>
    </message>
</context>
<context>
    <name>FileUses</name>
    <message>
        <source>Use as queries, keys and values</source>
        <translation>用作查询、键和值</translation>
    </message>
    <message>
        <source>Use as queries and keys</source>
        <translation>用作查询和键</translation>
    </message>
    <message>
        <source>Use as mask</source>
        <translation>用作掩码</translation>
    </message>
    <message>
        <source>Use “%1” as mask</source>
        <translation>将“%1”用作掩码</translation>
    </message>
    <message>
        <source>Use as queries</source>
        <translation>用作查询</translation>
    </message>
    <message>
        <source>Use “%1” as queries</source>
        <translation>将“%1”用作查询</translation>
    </message>
    <message>
        <source>Use as keys</source>
        <translation>用作键</translation>
    </message>
    <message>
        <source>Use “%1” as keys</source>
        <translation>将“%1”用作键</translation>
    </message>
    <message>
        <source>Use as values</source>
        <translation>用作值</translation>
    </message>
    <message>
        <source>Use “%1” as values</source>
        <translation>将“%1”用作值</translation>
    </message>
    <message>
        <source>Use as weights</source>
        <translation>用作权重</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>en</source>
        <extracomment>The id of the language of this catalogue: zh_CN, zh_TW.</extracomment>
        <translation>zh_CN</translation>
    </message>
</context>
<context>
    <name>app::Application</name>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>内存不足，无法完成此操作。</translation>
    </message>
</context>
<context>
    <name>arithmetic</name>
    <message>
        <source>mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>masked score</source>
        <translation>掩码后得分</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>The row is empty: its query attends to nothing.</source>
        <translation>此行为空：它的查询不关注任何键。</translation>
    </message>
</context>
<context>
    <name>figure</name>
    <message>
        <source>%1 × %2 pixels, %3 MB of memory</source>
        <translation>%1 × %2 像素，占用 %3 MB 内存</translation>
    </message>
    <message>
        <source>labels are smaller than 5 points and cannot be read in print; take a larger font</source>
        <translation>标签小于 5 磅，印刷后无法辨认；请改用较大的字号</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Replace files?</source>
        <translation>替换文件？</translation>
    </message>
    <message>
        <source>%1 of the %2 files are there already. Replace them?</source>
        <translation>%2 个文件中已有 %1 个存在。要替换它们吗？</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>内存不足，无法完成此操作</translation>
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
        <translation>一个头从输入到输出的完整流程</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>注意力头</translation>
    </message>
    <message>
        <source>All heads side by side</source>
        <translation>所有头并列显示</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>Tokens joined by curves as thick as the weight</source>
        <translation>词元之间以曲线相连，曲线越粗权重越大</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>分步</translation>
    </message>
    <message>
        <source>The computation, one step at a time</source>
        <translation>一步一步地看计算过程</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Any tensor as a heat map or a table</source>
        <translation>以热图或表格查看任意张量</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空间</translation>
    </message>
    <message>
        <source>Tokens as points</source>
        <translation>把词元画成点</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>回归</translation>
    </message>
    <message>
        <source>Kernel regression</source>
        <translation>核回归</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>The pinned state beside what is shown now</source>
        <translation>将固定的状态与当前状态并列比较</translation>
    </message>
    <message>
        <source>Dimension d</source>
        <translation>维度 d</translation>
    </message>
    <message>
        <source>Width of a token&apos;s vector</source>
        <translation>词元向量的宽度</translation>
    </message>
    <message>
        <source>dₖ per head</source>
        <translation>每头 dₖ</translation>
    </message>
    <message>
        <source>Width of a query and of a key</source>
        <translation>查询和键的宽度</translation>
    </message>
    <message>
        <source>dᵥ per head</source>
        <translation>每头 dᵥ</translation>
    </message>
    <message>
        <source>Width of a value</source>
        <translation>值的宽度</translation>
    </message>
    <message>
        <source>Biases</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>Add a bias to q, k, v and the output</source>
        <translation>为 q、k、v 和输出加上偏置</translation>
    </message>
    <message>
        <source>Project with Wₒ</source>
        <translation>用 Wₒ 投影</translation>
    </message>
    <message>
        <source>Mix the heads&apos; outputs with a matrix</source>
        <translation>用一个矩阵混合各头的输出</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>What the scores are divided by</source>
        <translation>得分除以什么</translation>
    </message>
    <message>
        <source>Factor s</source>
        <translation>因子 s</translation>
    </message>
    <message>
        <source>The scores are divided by it</source>
        <translation>得分除以该数</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Divides the scores before they are normalised: above 1 flattens, below 1 sharpens</source>
        <translation>归一化之前得分先除以它：大于 1 使权重平缓，小于 1 使权重尖锐</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>How a query is compared with a key</source>
        <translation>查询与键如何比较</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>核函数</translation>
    </message>
    <message>
        <source>The form of the weight around the query</source>
        <translation>查询周围权重的形状</translation>
    </message>
    <message>
        <source>Bandwidth h</source>
        <translation>带宽 h</translation>
    </message>
    <message>
        <source>How far a kernel reaches</source>
        <translation>核函数能覆盖多远</translation>
    </message>
    <message>
        <source>Inner width</source>
        <translation>内层宽度</translation>
    </message>
    <message>
        <source>Width of the hidden layer; 0: as wide as dₖ</source>
        <translation>隐藏层的宽度；0 表示与 dₖ 相同</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>How the location score is computed</source>
        <translation>位置得分的计算方式</translation>
    </message>
    <message>
        <source>Normaliser</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>How scores become weights</source>
        <translation>得分如何变成权重</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Which keys a query may look at</source>
        <translation>查询可以看哪些键</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>A query sees keys at most this far away</source>
        <translation>查询最远能看到多远的键</translation>
    </message>
    <message>
        <source>Real tokens</source>
        <translation>实际词元数</translation>
    </message>
    <message>
        <source>Keys after these are padding</source>
        <translation>此后的键都是填充</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>边</translation>
    </message>
    <message>
        <source>Token numbers, as in 1-2, 2-5, or 1&gt;2 for one direction</source>
        <translation>词元编号，如 1-2、2-5；单向边写作 1&gt;2</translation>
    </message>
    <message>
        <source>Edge file</source>
        <translation>边文件</translation>
    </message>
    <message>
        <source>A text of edges, or a square matrix</source>
        <translation>列出边的文本文件，或一个方阵</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>True where a query may look, or numbers to be added</source>
        <translation>为真处允许查询查看；若为数值则加到得分上</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Where queries, keys and values come from</source>
        <translation>查询、键和值从何而来</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>目标值</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>How the text is cut</source>
        <translation>文本如何切分</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>How a token becomes a vector</source>
        <translation>词元如何变成向量</translation>
    </message>
    <message>
        <source>Shortest part</source>
        <translation>最短子词</translation>
    </message>
    <message>
        <source>Characters of the shortest word part</source>
        <translation>子词最少的字符数</translation>
    </message>
    <message>
        <source>Longest part</source>
        <translation>最长子词</translation>
    </message>
    <message>
        <source>Characters of the longest word part</source>
        <translation>子词最多的字符数</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>词向量</translation>
    </message>
    <message>
        <source>A text file in word2vec or GloVe form</source>
        <translation>word2vec 或 GloVe 格式的文本文件</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置编码</translation>
    </message>
    <message>
        <source>How the order of the tokens is told</source>
        <translation>如何表示词元的顺序</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基数</translation>
    </message>
    <message>
        <source>Longest wavelength of the position</source>
        <translation>位置编码的最长波长</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>配对方式</translation>
    </message>
    <message>
        <source>Which components turn together</source>
        <translation>哪些分量一起旋转</translation>
    </message>
    <message>
        <source>Where the matrices come from</source>
        <translation>各矩阵从何而来</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>What each head is built to do</source>
        <translation>每个头被设计来做什么</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>How far the neighbours reach</source>
        <translation>邻近范围有多远</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>npz or safetensors with w_q, w_k, w_v</source>
        <translation>包含 w_q、w_k、w_v 的 npz 或 safetensors 文件</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>The same seed gives the same random numbers</source>
        <translation>相同的种子给出相同的随机数</translation>
    </message>
    <message>
        <source>Heads off</source>
        <translation>关闭的头</translation>
    </message>
    <message>
        <source>Numbers of heads that add nothing to the output</source>
        <translation>对输出不作贡献的头的编号</translation>
    </message>
    <message>
        <source>Edited weights</source>
        <translation>改动的权重</translation>
    </message>
    <message>
        <source>Numbers set by hand</source>
        <translation>手动设定的数值</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>√dₖ</source>
        <translation>√dₖ</translation>
    </message>
    <message>
        <source>So that scores keep variance 1</source>
        <translation>使得分的方差保持为 1</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>因子</translation>
    </message>
    <message>
        <source>Dot product</source>
        <translation>点积</translation>
    </message>
    <message>
        <source>q·k</source>
        <translation>q·k</translation>
    </message>
    <message>
        <source>Scaled dot product</source>
        <translation>缩放点积</translation>
    </message>
    <message>
        <source>q·k / √dₖ</source>
        <translation>q·k / √dₖ</translation>
    </message>
    <message>
        <source>General</source>
        <translation>通用（双线性）</translation>
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
        <translation>余弦</translation>
    </message>
    <message>
        <source>The angle only</source>
        <translation>只看夹角</translation>
    </message>
    <message>
        <source>A weight that falls with the distance</source>
        <translation>权重随距离下降</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>基于位置</translation>
    </message>
    <message>
        <source>The key alone decides</source>
        <translation>只由键决定</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>高斯核</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>均匀核</translation>
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
        <translation>ReLU ÷ 总和</translation>
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
        <translation>除以总和</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>Only the past</source>
        <translation>只能看过去</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>One sentence</source>
        <translation>单个句子</translation>
    </message>
    <message>
        <source>Self-attention</source>
        <translation>自注意力</translation>
    </message>
    <message>
        <source>Two sentences</source>
        <translation>两个句子</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>交叉注意力</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>White space</source>
        <translation>空白</translation>
    </message>
    <message>
        <source>One-hot</source>
        <translation>独热</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Subword hash</source>
        <translation>子词哈希</translation>
    </message>
    <message>
        <source>Built-in words</source>
        <translation>内置词向量</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>Rotary</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Linear bias</source>
        <translation>线性偏置</translation>
    </message>
    <message>
        <source>adjacent</source>
        <translation>相邻</translation>
    </message>
    <message>
        <source>halves</source>
        <translation>前后两半</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>单位矩阵</translation>
    </message>
    <message>
        <source>Handmade heads</source>
        <translation>手工设计的头</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>前一词元</translation>
    </message>
    <message>
        <source>next token</source>
        <translation>后一词元</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>首个词元</translation>
    </message>
    <message>
        <source>same word</source>
        <translation>相同的词</translation>
    </message>
    <message>
        <source>self</source>
        <translation>自身</translation>
    </message>
    <message>
        <source>neighbours</source>
        <translation>邻近词元</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>均匀</translation>
    </message>
    <message>
        <source>similar words</source>
        <translation>相近的词</translation>
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
        <translation>自动</translation>
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
        <translation>编号</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>熵</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>靛蓝</translation>
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
        <translation>浅色</translation>
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
        <translation>高对比度、粗线条，最后一排也看得清</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>Blue–red</source>
        <translation>蓝–红</translation>
    </message>
    <message>
        <source>Purple–green</source>
        <translation>紫–绿</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Only this matrix</source>
        <translation>仅此矩阵</translation>
    </message>
    <message>
        <source>Its name, as layer1/head3/weights; empty: the view</source>
        <translation>矩阵名，如 layer1/head3/weights；留空则为视图</translation>
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
        <translation>单位</translation>
    </message>
    <message>
        <source>Pixels per inch</source>
        <translation>每英寸像素数</translation>
    </message>
    <message>
        <source>Of pictures made of pixels</source>
        <translation>仅用于像素图片</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Light is for print</source>
        <translation>印刷请用浅色</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Its family; empty: the program&apos;s</source>
        <translation>字体名称；留空则用程序自带的</translation>
    </message>
    <message>
        <source>Font size in points</source>
        <translation>字号（磅）</translation>
    </message>
    <message>
        <source>Colour bar</source>
        <translation>颜色条</translation>
    </message>
    <message>
        <source>Numbers in cells</source>
        <translation>单元格数值</translation>
    </message>
    <message>
        <source>Where cells are large enough</source>
        <translation>单元格足够大时显示</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>图注</translation>
    </message>
    <message>
        <source>Below the picture; auto: a ready one</source>
        <translation>位于图下方；auto 表示自动生成</translation>
    </message>
    <message>
        <source>Keep the session inside</source>
        <translation>内嵌会话</translation>
    </message>
    <message>
        <source>Headlight opens the file again</source>
        <translation>可用 Headlight 再次打开该文件</translation>
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
        <translation>NumPy 压缩包</translation>
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
        <translation>NumPy 数组</translation>
    </message>
    <message>
        <source>Comma-separated</source>
        <translation>逗号分隔</translation>
    </message>
    <message>
        <source>Tab-separated</source>
        <translation>制表符分隔</translation>
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
        <translation>毫米</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>英寸</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>Paper, one column</source>
        <translation>论文单栏</translation>
    </message>
    <message>
        <source>Paper, two columns</source>
        <translation>论文双栏</translation>
    </message>
    <message>
        <source>Slide 16:9</source>
        <translation>幻灯片 16:9</translation>
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
        <translation>后一位置</translation>
    </message>
</context>
<context>
    <name>masked</name>
    <message>
        <source>Causal mask: key %1 comes after query %2.</source>
        <translation>因果掩码：键 %1 位于查询 %2 之后。</translation>
    </message>
    <message>
        <source>Window: key %1 is %2 tokens away, and %3 are allowed.</source>
        <translation>窗口：键 %1 相距 %2 个词元，最多允许 %3 个。</translation>
    </message>
    <message>
        <source>Padding: key %1 is not among the %2 real tokens.</source>
        <translation>填充：键 %1 不属于前 %2 个实际词元。</translation>
    </message>
    <message>
        <source>Graph: there is no edge from query %1 to key %2.</source>
        <translation>图：查询 %1 到键 %2 没有边。</translation>
    </message>
    <message>
        <source>Matrix: the mask given forbids row %1, column %2.</source>
        <translation>矩阵：给定的掩码禁止第 %1 行第 %2 列。</translation>
    </message>
    <message>
        <source>Outside the kernel: the distance %1 exceeds the bandwidth %2.</source>
        <translation>超出核函数范围：距离 %1 大于带宽 %2。</translation>
    </message>
    <message>
        <source>One of the graphs and matrices among the masks forbids it.</source>
        <translation>掩码中的某个图或矩阵禁止了它。</translation>
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
        <translation>词元</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Query, key, value</source>
        <translation>查询、键、值</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Mixture</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Words and punctuation marks are tokens of their own.</source>
        <translation>每个词和标点各为一个词元。</translation>
    </message>
    <message>
        <source>Every character is a token of its own.</source>
        <translation>每个字符各为一个词元。</translation>
    </message>
    <message>
        <source>What stands between blanks is a token.</source>
        <translation>空白之间的内容为一个词元。</translation>
    </message>
    <message>
        <source>The rows given take the place of tokens.</source>
        <translation>给定的各行代替词元。</translation>
    </message>
    <message>
        <source>No embedding is looked up and no place is added.</source>
        <translation>不查嵌入表，也不加位置编码。</translation>
    </message>
    <message>
        <source>The same word gets the same vector wherever it stands.</source>
        <translation>同一个词无论在哪里都得到同样的向量。</translation>
    </message>
    <message>
        <source>Pairs of columns are a sine and a cosine, each pair with its own wavelength, so that every place has a pattern of its own.</source>
        <translation>每两列构成一对正弦和余弦，各对波长不同，因此每个位置都有自己独特的模式。</translation>
    </message>
    <message>
        <source>Every place has a random vector, as a learnt table has before training.</source>
        <translation>每个位置有一个随机向量，就像训练之前的可学习位置表。</translation>
    </message>
    <message>
        <source>The same matrices serve every token of this head.</source>
        <translation>这个头的所有词元共用同样的矩阵。</translation>
    </message>
    <message>
        <source>The same matrices and biases serve every token of this head.</source>
        <translation>这个头的所有词元共用同样的矩阵和偏置。</translation>
    </message>
    <message>
        <source>A score is large where query and key are long and point the same way.</source>
        <translation>查询与键都长且方向相同时，得分就大。</translation>
    </message>
    <message>
        <source>A score is large where query and key are long and point the same way; the root of the width is divided out at once.</source>
        <translation>查询与键都长且方向相同时，得分就大；同时除以宽度的平方根。</translation>
    </message>
    <message>
        <source>A learnt matrix says which directions of a query match which of a key.</source>
        <translation>由一个可学习的矩阵决定查询的哪些方向与键的哪些方向匹配。</translation>
    </message>
    <message>
        <source>A small network with one hidden layer compares query and key.</source>
        <translation>由一个含单隐藏层的小网络比较查询和键。</translation>
    </message>
    <message>
        <source>Only the angle counts: 1 is the same direction, −1 the opposite one.</source>
        <translation>只看夹角：1 表示同向，−1 表示反向。</translation>
    </message>
    <message>
        <source>The score is the logarithm of a bell-shaped weight that falls with the distance.</source>
        <translation>得分是一个钟形权重的对数，权重随距离下降。</translation>
    </message>
    <message>
        <source>Keys within the bandwidth count alike, all others not at all.</source>
        <translation>带宽之内的键同等计数，其余的完全不计。</translation>
    </message>
    <message>
        <source>The weight falls in a straight line to zero at the bandwidth.</source>
        <translation>权重沿直线下降，到带宽处为零。</translation>
    </message>
    <message>
        <source>A learnt vector U is multiplied with each key.</source>
        <translation>每个键与可学习的向量 U 相乘。</translation>
    </message>
    <message>
        <source>A learnt matrix W turns each key before the vector U scores it.</source>
        <translation>可学习的矩阵 W 先变换每个键，再由向量 U 打分。</translation>
    </message>
    <message>
        <source>The numbers of each key are squeezed between −1 and 1 before the vector U scores them.</source>
        <translation>每个键的数值先压缩到 −1 与 1 之间，再由向量 U 打分。</translation>
    </message>
    <message>
        <source>A small network with one hidden layer scores each key.</source>
        <translation>由一个含单隐藏层的小网络给每个键打分。</translation>
    </message>
    <message>
        <source>No scaling: the scores are handed on as they are.</source>
        <translation>不缩放：得分原样传下去。</translation>
    </message>
    <message>
        <source>Wider queries and keys make scores that spread more; dividing by the root of the width takes the width out of them again.</source>
        <translation>查询和键越宽，得分越分散；除以宽度的平方根，就消除了宽度的影响。</translation>
    </message>
    <message>
        <source>Dividing by the width makes the score the mean of the products.</source>
        <translation>除以宽度后，得分就是各乘积的平均值。</translation>
    </message>
    <message>
        <source>A larger divisor flattens the weights, a smaller one sharpens them.</source>
        <translation>除数越大权重越平缓，越小越尖锐。</translation>
    </message>
    <message>
        <source>Every query may look at every key: the scores are handed on as they are.</source>
        <translation>每个查询可以看所有的键：得分原样传下去。</translation>
    </message>
    <message>
        <source>A forbidden key gets a score of minus infinity, and so a weight of exactly 0.</source>
        <translation>被禁止的键得分为负无穷，因此权重恰好为 0。</translation>
    </message>
    <message>
        <source>The exponential makes every score positive, the division makes the row sum to 1.</source>
        <translation>指数使所有得分变为正数，再除以总和，使一行之和为 1。</translation>
    </message>
    <message>
        <source>Negative scores count nothing; the others share the row in proportion.</source>
        <translation>负得分不计；其余按比例分配这一行。</translation>
    </message>
    <message>
        <source>Negative scores count nothing, and the row need not sum to 1.</source>
        <translation>负得分不计，一行之和不必为 1。</translation>
    </message>
    <message>
        <source>A threshold is taken away so that what stays above 0 sums to 1; all other keys get exactly nothing.</source>
        <translation>减去一个阈值，使高于 0 的部分之和为 1；其余的键得到的恰好为零。</translation>
    </message>
    <message>
        <source>Where scores are negative, weights are too.</source>
        <translation>得分为负的地方，权重也为负。</translation>
    </message>
    <message>
        <source>Nothing makes the weights positive or lets them sum to 1.</source>
        <translation>权重既不保证为正，其和也不必为 1。</translation>
    </message>
    <message>
        <source>Every value counts as much as its weight says.</source>
        <translation>每个值按其权重计入。</translation>
    </message>
    <message>
        <source>Nothing mixes the heads.</source>
        <translation>各个头之间不作混合。</translation>
    </message>
    <message>
        <source>Nothing mixes the heads; a bias is added.</source>
        <translation>各个头之间不作混合；再加上偏置。</translation>
    </message>
    <message>
        <source>Through the output matrix every number of the result can draw on every head.</source>
        <translation>经过输出矩阵，结果的每个数都可以取自所有的头。</translation>
    </message>
    <message>
        <source>Through the output matrix every number of the result can draw on every head; a bias is added.</source>
        <translation>经过输出矩阵，结果的每个数都可以取自所有的头；再加上偏置。</translation>
    </message>
    <message>
        <source>Linear bias: with every token of distance a score falls by %1 in this head.</source>
        <translation>线性偏置：在这个头中，距离每增加一个词元，得分下降 %1。</translation>
    </message>
    <message>
        <source>Cross-attention: one sequence asks, another one answers.</source>
        <translation>交叉注意力：一个序列提问，另一个序列回答。</translation>
    </message>
    <message>
        <source>Tokens that the table does not know (%1) get a vector made from their spelling.</source>
        <translation>词表中没有的词元（%1）用其拼写得到向量。</translation>
    </message>
    <message>
        <source>Rotary position: queries and keys are turned by their places, so that a score depends on how far apart they are.</source>
        <translation>旋转位置编码：查询和键按各自位置旋转，因此得分取决于它们相距多远。</translation>
    </message>
    <message>
        <source>The matrices are identities: query, key and value are the input itself.</source>
        <translation>矩阵都是单位矩阵：查询、键和值就是输入本身。</translation>
    </message>
    <message>
        <source>The matrices of this head were built for: %1.</source>
        <translation>这个头的矩阵是为此设计的：%1。</translation>
    </message>
    <message>
        <source>Here the output matrix is the identity: it mixes nothing, and the heads stay side by side.</source>
        <translation>此处输出矩阵是单位矩阵：它不混合任何东西，各头仍并排。</translation>
    </message>
    <message>
        <source>The query has no say: every row is the same.</source>
        <translation>查询不起作用：每一行都相同。</translation>
    </message>
    <message>
        <source>Keys farther away than the bandwidth are excluded, as if they were masked.</source>
        <translation>距离大于带宽的键被排除，如同被掩码一样。</translation>
    </message>
    <message>
        <source>The temperature %1 divides the scores first: above 1 it flattens the weights, below 1 it sharpens them.</source>
        <translation>得分先除以温度 %1：大于 1 使权重平缓，小于 1 使权重尖锐。</translation>
    </message>
    <message>
        <source>The scores are logarithms: their exponentials are the kernel&apos;s own weights.</source>
        <translation>得分是对数：取指数就得到核函数自身的权重。</translation>
    </message>
    <message>
        <source>Queries with nothing to attend to: %1. Their rows are zeros.</source>
        <translation>没有可关注对象的查询：%1。它们的行全为零。</translation>
    </message>
    <message>
        <source>This head is switched off: zeros stand in its place and it adds nothing to the output.</source>
        <translation>这个头已关闭：它的位置填零，对输出没有贡献。</translation>
    </message>
    <message>
        <source>Causal mask: no token sees what comes after it.</source>
        <translation>因果掩码：词元看不到它之后的内容。</translation>
    </message>
    <message>
        <source>Window: only keys at most %1 places away are seen.</source>
        <translation>窗口：只能看到相距不超过 %1 的键。</translation>
    </message>
    <message>
        <source>Padding: only the first %1 keys are real.</source>
        <translation>填充：只有前 %1 个键是实际的。</translation>
    </message>
    <message>
        <source>Graph: a query sees itself and its neighbours.</source>
        <translation>图：查询能看到自己和相邻的词元。</translation>
    </message>
    <message>
        <source>Matrix: the mask given forbids keys, or adds a number to their scores.</source>
        <translation>矩阵：给定的掩码禁止某些键，或在其得分上加一个数。</translation>
    </message>
    <message>
        <source>Step %1 of %2 · head %3</source>
        <translation>第 %1 步，共 %2 步 · 头 %3</translation>
    </message>
    <message>
        <source>These ask</source>
        <translation>提问的一方</translation>
    </message>
    <message>
        <source>These answer</source>
        <translation>回答的一方</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>……还有 %1 个</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>all heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>%1 places ask %2 data points</source>
        <translation>%1 个位置询问 %2 个数据点</translation>
    </message>
    <message>
        <source>%1 rows ask %2 rows</source>
        <translation>%1 行询问 %2 行</translation>
    </message>
    <message>
        <source>%1 tokens ask %2 others</source>
        <translation>%1 个词元询问另外 %2 个</translation>
    </message>
    <message>
        <source>The text is one token</source>
        <translation>文本只有一个词元</translation>
    </message>
    <message>
        <source>The text is cut into %1 tokens</source>
        <translation>文本被切分为 %1 个词元</translation>
    </message>
    <message>
        <source>Place %1 is one of %2 that are asked for. Each of the %3 data points answers with its target.</source>
        <translation>位置 %1 是 %2 个提问位置之一。%3 个数据点各以其目标值作答。</translation>
    </message>
    <message>
        <source>Row %1 of %2 asks; %3 rows of keys and values answer.</source>
        <translation>共 %2 行提问，这是第 %1 行；由 %3 行键和值回答。</translation>
    </message>
    <message>
        <source>“%1” is token %2 of the %3 that ask. The %4 tokens of the second text answer.</source>
        <translation>“%1”是 %3 个提问词元中的第 %2 个。第二段文本的 %4 个词元作答。</translation>
    </message>
    <message>
        <source>“%1” is the only token: it can ask only itself.</source>
        <translation>“%1”是唯一的词元：它只能询问自己。</translation>
    </message>
    <message>
        <source>“%1” is token %2 of %3. Every token asks all tokens, itself included.</source>
        <translation>“%1”是 %3 个词元中的第 %2 个。每个词元询问所有词元，包括自己。</translation>
    </message>
    <message>
        <source>The vectors are taken as they are</source>
        <translation>向量原样使用</translation>
    </message>
    <message>
        <source>Every row gets the vector of its place added</source>
        <translation>每一行加上其位置的向量</translation>
    </message>
    <message>
        <source>Every token becomes a single number</source>
        <translation>每个词元变成一个数</translation>
    </message>
    <message>
        <source>Every token becomes a vector of %1 numbers</source>
        <translation>每个词元变成含 %1 个数的向量</translation>
    </message>
    <message>
        <source>Row %1 is %2 wide.</source>
        <translation>第 %1 行的宽度为 %2。</translation>
    </message>
    <message>
        <source>The vector of place %1 is added to row %1, number by number.</source>
        <translation>位置 %1 的向量逐个数加到第 %1 行上。</translation>
    </message>
    <message>
        <source>“%1” stands at place %2: the vector of the word and the vector of the place are added, number by number.</source>
        <translation>“%1”位于位置 %2：词的向量与位置的向量逐个数相加。</translation>
    </message>
    <message>
        <source>“%1” gets the vector of its word; its place comes in later, when queries and keys are turned.</source>
        <translation>“%1”得到它的词向量；位置稍后在查询和键旋转时加入。</translation>
    </message>
    <message>
        <source>“%1” gets the vector of its word; its place comes in later, when scores fall with the distance.</source>
        <translation>“%1”得到它的词向量；位置稍后在得分随距离下降时加入。</translation>
    </message>
    <message>
        <source>“%1” gets the vector of its word. Nothing tells its place: in another order the words would have the same vectors.</source>
        <translation>“%1”得到它的词向量。没有任何信息表示位置：换一种顺序，各词的向量依然相同。</translation>
    </message>
    <message>
        <source>“%1” becomes a query, the other side keys and values</source>
        <translation>“%1”变成查询，另一方变成键和值</translation>
    </message>
    <message>
        <source>“%1” becomes a query, a key and a value</source>
        <translation>“%1”变成一个查询、一个键和一个值</translation>
    </message>
    <message>
        <source>The query matrix makes of “%1” what it looks for; the key and value matrices make of the other side what it offers and what it passes on.</source>
        <translation>查询矩阵由“%1”得出它要找什么；键矩阵和值矩阵由另一方得出它提供什么、传递什么。</translation>
    </message>
    <message>
        <source>The query matrix makes of “%1” what it looks for, the key matrix what it offers to others, the value matrix what it passes on.</source>
        <translation>查询矩阵由“%1”得出它要找什么，键矩阵得出它向别人提供什么，值矩阵得出它传递什么。</translation>
    </message>
    <message>
        <source>Every key is scored by itself</source>
        <translation>每个键单独打分</translation>
    </message>
    <message>
        <source>“%1” compares its query with every key</source>
        <translation>“%1”用它的查询与每个键比较</translation>
    </message>
    <message>
        <source>No key is near enough to “%1”: the kernel reaches none of them.</source>
        <translation>没有离“%1”足够近的键：核函数覆盖不到任何一个。</translation>
    </message>
    <message>
        <source>“%1” asks; its only key is “%2”, with %3.</source>
        <translation>“%1”提问；唯一的键是“%2”，得分 %3。</translation>
    </message>
    <message>
        <source>“%1” asks, but the keys decide alone: “%2” has the largest score, %3.</source>
        <translation>“%1”提问，但只由键决定：“%2”的得分最大，为 %3。</translation>
    </message>
    <message>
        <source>“%1” asks; the nearest key is “%2”, and its score is %3.</source>
        <translation>“%1”提问；最近的键是“%2”，得分为 %3。</translation>
    </message>
    <message>
        <source>“%1” asks; its best key is “%2”, with %3.</source>
        <translation>“%1”提问；最匹配的键是“%2”，得分 %3。</translation>
    </message>
    <message>
        <source>The scores are not scaled</source>
        <translation>得分不缩放</translation>
    </message>
    <message>
        <source>The scores are divided by %1</source>
        <translation>得分除以 %1</translation>
    </message>
    <message>
        <source>Divided by 1: the scores are handed on as they are.</source>
        <translation>除以 1：得分原样传下去。</translation>
    </message>
    <message>
        <source>The best key of “%1” is “%2” with %3; divided by the root of %4 it has %5.</source>
        <translation>“%1”的最佳键是“%2”，得分 %3；除以 %4 的平方根后为 %5。</translation>
    </message>
    <message>
        <source>The best key of “%1” is “%2” with %3; divided by %4 it has %5.</source>
        <translation>“%1”的最佳键是“%2”，得分 %3；除以 %4 后为 %5。</translation>
    </message>
    <message>
        <source>No mask</source>
        <translation>没有掩码</translation>
    </message>
    <message>
        <source>The mask takes keys away from “%1”</source>
        <translation>掩码使“%1”看不到某些键</translation>
    </message>
    <message>
        <source>The mask changes the scores of “%1”</source>
        <translation>掩码改变“%1”的得分</translation>
    </message>
    <message>
        <source>“%1” may look at none of the %2 keys.</source>
        <translation>“%1”不能看 %2 个键中的任何一个。</translation>
    </message>
    <message>
        <source>“%1” may look at %2 of %3 keys; the best of them is “%4”, with %5.</source>
        <translation>“%1”可以看 %3 个键中的 %2 个；其中最好的是“%4”，得分 %5。</translation>
    </message>
    <message>
        <source>Softmax turns the scores of “%1” into weights</source>
        <translation>Softmax 把“%1”的得分变成权重</translation>
    </message>
    <message>
        <source>Sparsemax turns the scores of “%1” into few weights</source>
        <translation>Sparsemax 把“%1”的得分变成少数几个权重</translation>
    </message>
    <message>
        <source>The kernel&apos;s numbers for “%1” are divided by their sum</source>
        <translation>“%1”的核函数值除以它们的和</translation>
    </message>
    <message>
        <source>The kernel&apos;s numbers for “%1” are its weights</source>
        <translation>“%1”的核函数值就是它的权重</translation>
    </message>
    <message>
        <source>The positive scores of “%1” are divided by their sum</source>
        <translation>“%1”的正得分除以它们的和</translation>
    </message>
    <message>
        <source>The scores of “%1” are divided by their sum</source>
        <translation>“%1”的得分除以它们的和</translation>
    </message>
    <message>
        <source>The positive scores of “%1” are its weights</source>
        <translation>“%1”的正得分就是它的权重</translation>
    </message>
    <message>
        <source>The scores of “%1” are its weights</source>
        <translation>“%1”的得分就是它的权重</translation>
    </message>
    <message>
        <source>“%1” has nothing to attend to: its weights are all 0.</source>
        <translation>“%1”没有可关注的对象：它的权重全为 0。</translation>
    </message>
    <message>
        <source>The largest weight of “%1” is %2, for “%3”.</source>
        <translation>“%1”的最大权重为 %2，给了“%3”。</translation>
    </message>
    <message>
        <source>“%1” gives %2 of its attention to “%3” and %4 to “%5”.</source>
        <translation>“%1”把 %2 的注意力给了“%3”，%4 给了“%5”。</translation>
    </message>
    <message>
        <source>“%1” gives %2 of its attention to “%3”.</source>
        <translation>“%1”把 %2 的注意力给了“%3”。</translation>
    </message>
    <message>
        <source>The targets are mixed into the answer at %1</source>
        <translation>目标值混合成 %1 处的答案</translation>
    </message>
    <message>
        <source>The values are mixed by the weights of “%1”</source>
        <translation>各个值按“%1”的权重混合</translation>
    </message>
    <message>
        <source>The head&apos;s numbers, times the output matrix</source>
        <translation>头的输出乘以输出矩阵</translation>
    </message>
    <message>
        <source>One head alone is the output</source>
        <translation>只有一个头，它就是输出</translation>
    </message>
    <message>
        <source>%1 heads side by side, times the output matrix</source>
        <translation>%1 个头并排，再乘以输出矩阵</translation>
    </message>
    <message>
        <source>%1 heads side by side are the output</source>
        <translation>%1 个头并排即为输出</translation>
    </message>
    <message>
        <source>The output of the only head, %1 wide, becomes the output for “%3”, %2 wide.</source>
        <translation>唯一的头输出宽度为 %1，它成为“%3”的输出，宽度为 %2。</translation>
    </message>
    <message>
        <source>The outputs of %1 heads, each %2 wide, become the output for “%4”, %3 wide.</source>
        <translation>%1 个头的输出各宽 %2，合成“%4”的输出，宽度为 %3。</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
</context>
<context>
    <name>tensors</name>
    <message>
        <source>dimension of the input</source>
        <translation>输入维度</translation>
    </message>
    <message>
        <source>dimension of the query</source>
        <translation>查询维度</translation>
    </message>
    <message>
        <source>dimension of the key</source>
        <translation>键维度</translation>
    </message>
    <message>
        <source>dimension of the value</source>
        <translation>值维度</translation>
    </message>
    <message>
        <source>dimension of the output</source>
        <translation>输出维度</translation>
    </message>
    <message>
        <source>inner dimension</source>
        <translation>内层维度</translation>
    </message>
    <message>
        <source>input, answering</source>
        <translation>输入（回答方）</translation>
    </message>
    <message>
        <source>embedding, answering</source>
        <translation>嵌入（回答方）</translation>
    </message>
    <message>
        <source>position, answering</source>
        <translation>位置编码（回答方）</translation>
    </message>
    <message>
        <source>input of the values</source>
        <translation>值的输入</translation>
    </message>
    <message>
        <source>query weights</source>
        <translation>查询权重</translation>
    </message>
    <message>
        <source>key weights</source>
        <translation>键权重</translation>
    </message>
    <message>
        <source>value weights</source>
        <translation>值权重</translation>
    </message>
    <message>
        <source>query bias</source>
        <translation>查询偏置</translation>
    </message>
    <message>
        <source>key bias</source>
        <translation>键偏置</translation>
    </message>
    <message>
        <source>value bias</source>
        <translation>值偏置</translation>
    </message>
    <message>
        <source>score matrix</source>
        <translation>得分矩阵</translation>
    </message>
    <message>
        <source>score matrix for queries</source>
        <translation>查询的得分矩阵</translation>
    </message>
    <message>
        <source>score matrix for keys</source>
        <translation>键的得分矩阵</translation>
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
        <translation>查询向量</translation>
    </message>
    <message>
        <source>key vectors</source>
        <translation>键向量</translation>
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
        <translation>缩放后得分</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>scores after the mask</source>
        <translation>掩码后得分</translation>
    </message>
    <message>
        <source>attention weights</source>
        <translation>注意力权重</translation>
    </message>
    <message>
        <source>mean of the heads</source>
        <translation>各头平均</translation>
    </message>
    <message>
        <source>maximum of the heads</source>
        <translation>各头最大</translation>
    </message>
    <message>
        <source>head outputs side by side</source>
        <translation>各头输出并排</translation>
    </message>
    <message>
        <source>output weights</source>
        <translation>输出权重</translation>
    </message>
    <message>
        <source>dimension of all heads</source>
        <translation>所有头的维度</translation>
    </message>
    <message>
        <source>output bias</source>
        <translation>输出偏置</translation>
    </message>
    <message>
        <source>attention rollout</source>
        <translation>注意力 Rollout</translation>
    </message>
    <message>
        <source>head output</source>
        <translation>头的输出</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>queries ask</source>
        <translation>查询（提问）</translation>
    </message>
    <message>
        <source>keys answer</source>
        <translation>键（回答）</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>%1 of head %2</source>
        <translation>头 %2 的%1</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>已掩码</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置编码</translation>
    </message>
</context>
<context>
    <name>ui::AnimationAction</name>
    <message>
        <source>Export a&amp;nimation…</source>
        <translation>导出动画(&amp;N)…</translation>
    </message>
    <message>
        <source>A setting on its way, or the explanation step by step, as GIF, WebP or PNG</source>
        <translation>把某项设置的变化过程或分步讲解存成 GIF、WebP 或 PNG</translation>
    </message>
</context>
<context>
    <name>ui::AnimationDialog</name>
    <message>
        <source>Export animation</source>
        <translation>导出动画</translation>
    </message>
    <message>
        <source>%v of %m pictures</source>
        <translation>第 %v 张，共 %m 张</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>%L1 seconds, again and again</source>
        <translation>%L1 秒，循环播放</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>导出为</translation>
    </message>
    <message>
        <source>Animations (*.%1)</source>
        <translation>动画 (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Replace pictures</source>
        <translation>替换图片</translation>
    </message>
    <message>
        <source>%1 of the %2 pictures are there already.</source>
        <translation>%2 张图片中已有 %1 张存在。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>已导出：%1</translation>
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
        <translation>等比变化</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>From picture to picture, instead of equal steps</source>
        <translation>相邻图片之间按相等的倍数变化，而不是等差变化</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片数</translation>
    </message>
    <message>
        <source>Per second</source>
        <translation>每秒张数</translation>
    </message>
    <message>
        <source>The steps of the explanation</source>
        <translation>分步讲解</translation>
    </message>
    <message>
        <source>What moves</source>
        <translation>变化的内容</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>宽度（像素）</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>高度（像素）</translation>
    </message>
    <message>
        <source>Font size in points</source>
        <translation>字号（磅）</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>GIF, opens everywhere</source>
        <translation>GIF，到处都能打开</translation>
    </message>
    <message>
        <source>WebP, every colour exact</source>
        <translation>WebP，颜色完全准确</translation>
    </message>
    <message>
        <source>Numbered PNG</source>
        <translation>编号的 PNG</translation>
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
        <translation>新的随机种子</translation>
    </message>
    <message>
        <source>All settings as at first</source>
        <translation>恢复所有默认设置</translation>
    </message>
    <message>
        <source>Previous head</source>
        <translation>上一个头</translation>
    </message>
    <message>
        <source>Next head</source>
        <translation>下一个头</translation>
    </message>
    <message>
        <source>Release the locked cell</source>
        <translation>解除锁定的单元格</translation>
    </message>
</context>
<context>
    <name>ui::CaptionEditor</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The ready one</source>
        <translation>自动生成</translation>
    </message>
    <message>
        <source>My own words</source>
        <translation>自己撰写</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>图注</translation>
    </message>
    <message>
        <source>Words of the caption</source>
        <translation>图注文字</translation>
    </message>
    <message>
        <source>These words, for a text</source>
        <translation>图中的这些文字，供正文使用</translation>
    </message>
</context>
<context>
    <name>ui::CellEditor</name>
    <message>
        <source>New number of the cell</source>
        <translation>单元格的新数值</translation>
    </message>
    <message>
        <source>A number is needed, as 0.5 or -2e-3</source>
        <translation>需要一个数，如 0.5 或 -2e-3</translation>
    </message>
</context>
<context>
    <name>ui::CellHeading</name>
    <message>
        <source>%1 attends to %2: %3</source>
        <translation>%1 对 %2 的注意力：%3</translation>
    </message>
</context>
<context>
    <name>ui::CellTab</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>The arithmetic as text, every number with nine significant digits</source>
        <translation>以文本形式复制算式，每个数保留九位有效数字</translation>
    </message>
    <message>
        <source>Copy the arithmetic</source>
        <translation>复制算式</translation>
    </message>
    <message>
        <source>HEAD %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>asks nobody: learnt</source>
        <translation>不提问：由学习得到</translation>
    </message>
    <message>
        <source>query of “%1”</source>
        <translation>“%1”的查询</translation>
    </message>
    <message>
        <source>key of “%1”</source>
        <translation>“%1”的键</translation>
    </message>
    <message>
        <source>learnt factors</source>
        <translation>学习得到的因子</translation>
    </message>
    <message>
        <source>element by element</source>
        <translation>逐元素相乘</translation>
    </message>
    <message>
        <source>ROW OF “%1”</source>
        <translation>“%1”的行</translation>
    </message>
    <message>
        <source>Weights of “%1”</source>
        <translation>“%1”的权重</translation>
    </message>
    <message>
        <source>OUTPUT OF “%1”</source>
        <translation>“%1”的输出</translation>
    </message>
    <message>
        <source>empty: it attends to nothing</source>
        <translation>空：不关注任何键</translation>
    </message>
    <message>
        <source>entropy %1 nats</source>
        <translation>熵 %1 nat</translation>
    </message>
    <message>
        <source>entropy %1 nats · “%2” is number %3 of %4</source>
        <translation>熵 %1 nat · “%2”在 %4 个中排第 %3</translation>
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
        <translation>第 %1 行，第 %2 列</translation>
    </message>
    <message>
        <source>Point at a cell: the other two show the same one.</source>
        <translation>指向一个单元格：另外两幅图会显示同一个。</translation>
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
        <translation>A 与 B 的%1。%2</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>对比的内容</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <translation>对比%1</translation>
    </message>
    <message>
        <source>Nothing is pinned. Pin the numbers of now as A, change a setting, and see A, B and their difference side by side.</source>
        <translation>尚未固定任何状态。请把现在的数值固定为 A，改动一项设置，即可并列查看 A、B 及其差。</translation>
    </message>
    <message>
        <source>The pinned numbers are being computed.</source>
        <translation>正在计算固定的数值。</translation>
    </message>
    <message>
        <source>A has no %1, so there is nothing to compare.</source>
        <translation>A 中没有%1，无从比较。</translation>
    </message>
    <message>
        <source>Pin A</source>
        <translation>固定 A</translation>
    </message>
    <message>
        <source>Attention weights of the selected head</source>
        <translation>所选头的注意力权重</translation>
    </message>
    <message>
        <source>From Matrices: %1</source>
        <translation>取自“矩阵”视图：%1</translation>
    </message>
    <message>
        <source>A: pinned</source>
        <translation>A：固定</translation>
    </message>
    <message>
        <source>B: now</source>
        <translation>B：当前</translation>
    </message>
    <message>
        <source>%1: A and B</source>
        <translation>%1：A 与 B</translation>
    </message>
    <message>
        <source>A and B have the same settings: change one to see what it does.</source>
        <translation>A 与 B 的设置相同：改动一项，看看有何影响。</translation>
    </message>
    <message>
        <source>From A to B: %1</source>
        <translation>从 A 到 B：%1</translation>
    </message>
    <message>
        <source>A is %1 and B is %2: only matrices of one shape can be subtracted.</source>
        <translation>A 为 %1，B 为 %2：形状相同的矩阵才能相减。</translation>
    </message>
    <message>
        <source>difference A − B</source>
        <translation>差 A&#xa0;−&#xa0;B</translation>
    </message>
    <message>
        <source>No cell is allowed in both.</source>
        <translation>没有在两者中都允许的单元格。</translation>
    </message>
    <message>
        <source>No number differs.</source>
        <translation>没有不同的数值。</translation>
    </message>
    <message>
        <source>◥ Largest difference %1 at %2; mean of |⁠A&#xa0;−&#xa0;B⁠| %3</source>
        <translation>◥ 最大差 %1，位于 %2；|⁠A&#xa0;−&#xa0;B⁠| 的平均值 %3</translation>
    </message>
</context>
<context>
    <name>ui::Document</name>
    <message>
        <source>Pin A</source>
        <translation>固定 A</translation>
    </message>
    <message>
        <source>Unpin A</source>
        <translation>取消固定 A</translation>
    </message>
    <message>
        <source>Show A | B</source>
        <translation>显示 A | B</translation>
    </message>
</context>
<context>
    <name>ui::Drops</name>
    <message>
        <source>Only files of this computer can be opened; save it first.</source>
        <translation>只能打开本机上的文件；请先保存它。</translation>
    </message>
    <message>
        <source>%1 files at once are too many; drop at most %2.</source>
        <translation>一次 %1 个文件太多；最多可拖入 %2 个。</translation>
    </message>
</context>
<context>
    <name>ui::ExportActions</name>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Export n&amp;umbers…</source>
        <translation>导出数值(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>复制为命令</translation>
    </message>
    <message>
        <source>This picture as a file, for paper or slides</source>
        <translation>将此图存为文件，用于论文或幻灯片</translation>
    </message>
    <message>
        <source>Every matrix, for NumPy, PyTorch, a spreadsheet or a paper</source>
        <translation>所有矩阵，供 NumPy、PyTorch、电子表格或论文使用</translation>
    </message>
    <message>
        <source>As an image, as SVG and its caption</source>
        <translation>同时复制为图像、SVG 及其图注</translation>
    </message>
    <message>
        <source>The command line that draws this picture again</source>
        <translation>重新绘制此图的命令行</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Not printed: %1</source>
        <translation>未打印：%1</translation>
    </message>
    <message>
        <source>Copied as image, SVG and caption</source>
        <translation>已复制为图像、SVG 和图注</translation>
    </message>
    <message>
        <source>Not copied: %1</source>
        <translation>未复制：%1</translation>
    </message>
    <message>
        <source>Copied the command that draws this picture</source>
        <translation>已复制绘制此图的命令</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Writing file %1 of %2…</source>
        <translation>正在写入第 %1 个文件，共 %2 个…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>My own size</source>
        <translation>自定义大小</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>One</source>
        <translation>一个</translation>
    </message>
    <message>
        <source>One for every head</source>
        <translation>每个头一个</translation>
    </message>
    <message>
        <source>One for every step</source>
        <translation>每步一个</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>导出为</translation>
    </message>
    <message>
        <source>Figures (*.%1)</source>
        <translation>图片 (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在写入…</translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>已导出：%1</translation>
    </message>
</context>
<context>
    <name>ui::FieldEditor</name>
    <message>
        <source>Reset %1</source>
        <translation>重置%1</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>恢复为 %1</translation>
    </message>
</context>
<context>
    <name>ui::FigureForm</name>
    <message>
        <source>%1 – as on screen</source>
        <translation>%1 – 与屏幕相同</translation>
    </message>
    <message>
        <source>The program&apos;s</source>
        <translation>程序自带</translation>
    </message>
</context>
<context>
    <name>ui::FigurePreview</name>
    <message>
        <source>Preview of the figure</source>
        <translation>图片预览</translation>
    </message>
</context>
<context>
    <name>ui::FigureWriter</name>
    <message>
        <source>stopped: %1 of %2 files are written</source>
        <translation>已停止：%2 个文件中已写入 %1 个</translation>
    </message>
</context>
<context>
    <name>ui::FileMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Changes cannot be kept for the case of a crash: %1. Save them yourself.</source>
        <translation>无法保留改动以防崩溃：%1。请自行保存。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>an unsaved session</source>
        <translation>一个未保存的会话</translation>
    </message>
    <message>
        <source>a damaged session</source>
        <translation>一个损坏的会话</translation>
    </message>
    <message>
        <source>Headlight was not closed properly. There are changes of %1 from %2.</source>
        <translation>Headlight 上次没有正常关闭。留有 %2 时对%1的改动。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>The session could not be restored: %1. It is kept as %2.</source>
        <translation>无法恢复会话：%1。它保留为 %2。</translation>
    </message>
</context>
<context>
    <name>ui::FileOffers</name>
    <message>
        <source>There is no file “%1”.</source>
        <translation>没有文件“%1”。</translation>
    </message>
    <message>
        <source>“%1” was not taken: %2.</source>
        <translation>“%1”未被采用：%2。</translation>
    </message>
    <message>
        <source>“%1” holds %2: neither weights, nor vectors, nor a mask for this picture.</source>
        <translation>“%1”包含%2：既不是权重，也不是此图可用的向量或掩码。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>“%1” holds %2.</source>
        <translation>“%1”包含%2。</translation>
    </message>
    <message>
        <source>This text has %L1 bytes; a sentence may have at most %L2.</source>
        <translation>此文本有 %L1 字节；句子最多 %L2 字节。</translation>
    </message>
    <message>
        <source>This text is empty.</source>
        <translation>此文本为空。</translation>
    </message>
    <message>
        <source>Drop a text</source>
        <translation>拖入文本</translation>
    </message>
</context>
<context>
    <name>ui::FilmJob</name>
    <message>
        <source>there is not enough memory for this</source>
        <translation>内存不足，无法完成此操作</translation>
    </message>
</context>
<context>
    <name>ui::FilmPreview</name>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Picture %1 of %2</source>
        <translation>第 %1 张图片，共 %2 张</translation>
    </message>
</context>
<context>
    <name>ui::FlowView</name>
    <message>
        <source>attention weight</source>
        <translation>注意力权重</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>number ÷ the matrix&apos;s range (±)</source>
        <translation>数值 ÷ 该矩阵的范围（±）</translation>
    </message>
    <message>
        <source>÷ its range</source>
        <translation>÷ 其范围</translation>
    </message>
    <message>
        <source>embedding + position</source>
        <translation>嵌入 + 位置编码</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>keys&apos; input</source>
        <translation>键的输入</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键</translation>
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
        <translation>缩放并掩码</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>掩码后</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>缩放后</translation>
    </message>
    <message>
        <source>attention: every row sums to 1</source>
        <translation>注意力：每行之和为 1</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>mixed values</source>
        <translation>混合后的值</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>all heads</source>
        <translation>所有头</translation>
    </message>
    <message numerus="yes">
        <source>peaks of %n</source>
        <translation>
            <numerusform>每 %n 格取峰值</numerusform>
        </translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>head 3 of 8</comment>
        <translation>共 %1 个</translation>
    </message>
    <message>
        <source>Esc shows all matrices again; the wheel zooms</source>
        <translation>Esc 恢复显示所有矩阵；滚轮缩放</translation>
    </message>
    <message>
        <source>rows ask, columns answer; point at a cell to follow it through every matrix; double-click a matrix to enlarge it; [ and ] change the head</source>
        <translation>行提问，列回答；指向一个单元格，可在各矩阵中追踪它；双击放大矩阵；[ 和 ] 切换头</translation>
    </message>
    <message>
        <source>Attention flow</source>
        <translation>注意力流程</translation>
    </message>
    <message>
        <source>Head %1 of %2</source>
        <translation>头 %1，共 %2 个</translation>
    </message>
    <message>
        <source>: query %1 (%2) → key %3 (%4): weight %5</source>
        <translation>：查询 %1（%2）→ 键 %3（%4）：权重 %5</translation>
    </message>
</context>
<context>
    <name>ui::HeadEditor</name>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Previous head</source>
        <translation>上一个头</translation>
    </message>
    <message>
        <source>Next head</source>
        <translation>下一个头</translation>
    </message>
    <message>
        <source>A head that is off adds nothing to the output</source>
        <translation>关闭的头对输出没有贡献</translation>
    </message>
    <message>
        <source>Pattern of the head</source>
        <translation>头的模式</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>Head %1: %2</source>
        <translation>头 %1：%2</translation>
    </message>
    <message>
        <source>Width of head %1</source>
        <translation>头 %1 的宽度</translation>
    </message>
    <message>
        <source>Switch head %1 on</source>
        <translation>打开头 %1</translation>
    </message>
    <message>
        <source>Switch head %1 off</source>
        <translation>关闭头 %1</translation>
    </message>
</context>
<context>
    <name>ui::HeadSummary</name>
    <message>
        <source>Point at a cell to see its arithmetic; click to keep it, Esc to let it go.</source>
        <translation>指向单元格可查看其算式；单击锁定，Esc 解除。</translation>
    </message>
    <message>
        <source>The head in numbers</source>
        <translation>这个头的统计</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Built for</source>
        <translation>设计目的</translation>
    </message>
    <message>
        <source>Entropy, nats</source>
        <translation>熵（nat）</translation>
    </message>
    <message>
        <source>of the most possible</source>
        <translation>占最大可能值</translation>
    </message>
    <message>
        <source>Distance, tokens</source>
        <translation>距离（词元）</translation>
    </message>
    <message>
        <source>Largest weight</source>
        <translation>最大权重</translation>
    </message>
    <message>
        <source>Empty rows</source>
        <translation>空行</translation>
    </message>
    <message>
        <source>Mean weight, where possible</source>
        <translation>平均权重（若有此类键）</translation>
    </message>
    <message>
        <source>Spread of the scores</source>
        <translation>得分的离散程度</translation>
    </message>
    <message>
        <source>Variance, raw</source>
        <translation>原始方差</translation>
    </message>
    <message>
        <source>Variance, scaled</source>
        <translation>缩放后方差</translation>
    </message>
    <message>
        <source>Variance expected of q·k</source>
        <translation>q·k 的期望方差</translation>
    </message>
    <message>
        <source>Softmax slope</source>
        <translation>Softmax 的斜率</translation>
    </message>
    <message>
        <source>Why scores are divided: the product of two vectors of %1 independent components varies %1 times as much as that of one component. Large scores push softmax to a single key, where its slope vanishes and nothing can be learnt; dividing by the square root of the width takes the width out.</source>
        <translation>得分为什么要缩放：含 %1 个独立分量的两个向量，其点积的方差是单个分量乘积的 %1 倍。得分一大，softmax 就只会选中一个键，那里的斜率趋近于零，什么也学不到；除以宽度的平方根，就消除了宽度的影响。</translation>
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
        <translation>无</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Sort the heads</source>
        <translation>头的排序</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Colour range of the heads</source>
        <translation>头的颜色范围</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Picture of the heads</source>
        <translation>头的图像内容</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Combine the heads</source>
        <translation>合并各头</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>Esc shows all heads again; the wheel zooms</source>
        <translation>Esc 恢复显示所有头；滚轮缩放</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>rows ask, columns answer; double-click enlarges a head</source>
        <translation>行提问，列回答；双击放大一个头</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>注意力权重</translation>
    </message>
    <message>
        <source>%1 ÷ the head&apos;s largest</source>
        <translation>%1 ÷ 该头的最大值</translation>
    </message>
    <message>
        <source>of all heads</source>
        <translation>由所有头合并</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>entropy %1</source>
        <translation>熵 %1</translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>距离 %1</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>注意力头</translation>
    </message>
    <message numerus="yes">
        <source>Attention weights of %n head(s)</source>
        <translation>
            <numerusform>%n 个头的注意力权重</numerusform>
        </translation>
    </message>
    <message>
        <source>Head %1: query %2 (%3) → key %4 (%5): weight %6</source>
        <translation>头 %1：查询 %2（%3）→ 键 %4（%5）：权重 %6</translation>
    </message>
</context>
<context>
    <name>ui::Inspector</name>
    <message>
        <source>As opened</source>
        <translation>打开时的状态</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>ui::KeyList</name>
    <message>
        <source>Click</source>
        <translation>单击</translation>
    </message>
    <message>
        <source>lock the query and the key under the mouse</source>
        <translation>锁定鼠标所指的查询和键</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>move the locked cell</source>
        <translation>移动锁定的单元格</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>release it; leave an enlarged matrix</source>
        <translation>解除锁定；退出放大的矩阵</translation>
    </message>
    <message>
        <source>Enter, double click</source>
        <translation>Enter、双击</translation>
    </message>
    <message>
        <source>enlarge a matrix</source>
        <translation>放大矩阵</translation>
    </message>
    <message>
        <source>Wheel, + and −</source>
        <translation>滚轮、+ 和 −</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>pan a zoomed matrix</source>
        <translation>平移放大的矩阵</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>the next control</source>
        <translation>下一个控件</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
</context>
<context>
    <name>ui::LinksPicture</name>
    <message>
        <source>Choose heads</source>
        <translation>选择头</translation>
    </message>
</context>
<context>
    <name>ui::LinksView</name>
    <message>
        <source>Smallest weight that is drawn</source>
        <translation>绘制的最小权重</translation>
    </message>
    <message>
        <source>Threshold of links</source>
        <translation>连线的阈值</translation>
    </message>
    <message>
        <source>strongest </source>
        <comment>followed by a number of links</comment>
        <translation>最强 </translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>所有键</translation>
    </message>
    <message>
        <source>Links per query</source>
        <translation>每个查询的连线数</translation>
    </message>
    <message>
        <source>How many links of each query are drawn</source>
        <translation>每个查询画多少条连线</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>the selected one</source>
        <translation>所选的</translation>
    </message>
    <message>
        <source>Queries of links</source>
        <translation>连线的查询</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>left asks, right answers; thickness is the weight</source>
        <translation>左边提问，右边回答；粗细表示权重</translation>
    </message>
    <message numerus="yes">
        <source>%n weaker link(s) not drawn</source>
        <translation>
            <numerusform>另有 %n 条较弱的连线未画</numerusform>
        </translation>
    </message>
    <message>
        <source>Links</source>
        <translation>连线</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) above the threshold</source>
        <translation>
            <numerusform>%n 条连线高于阈值</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Pin A | B</source>
        <translation>固定 A | B</translation>
    </message>
    <message>
        <source>Keep these numbers as A and compare what comes with them</source>
        <translation>将当前数值保留为 A，与之后的数值对比</translation>
    </message>
    <message>
        <source>This cannot be computed, and was taken back: %1.</source>
        <translation>无法计算，已撤回：%1。</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>显示%1</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>主工具栏</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>About Headlight</source>
        <translation>关于 Headlight</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Headlight %1&lt;/h3&gt;&lt;p&gt;See what every attention head sees.&lt;/p&gt;&lt;p&gt;Every number on screen is computed from your sentence and your settings.&lt;/p&gt;&lt;p&gt;Free software: GNU General Public License, version 3 or later. Built with Qt, QCustomPlot, Eigen, ICU, oneTBB, giflib and libwebp.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Headlight %1&lt;/h3&gt;&lt;p&gt;看清每个注意力头看到了什么。&lt;/p&gt;&lt;p&gt;屏幕上的每个数都由您的句子和设置计算而来。&lt;/p&gt;&lt;p&gt;自由软件：GNU 通用公共许可证第 3 版或更高版本。基于 Qt、QCustomPlot、Eigen、ICU、oneTBB、giflib 和 libwebp 构建。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
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
        <translation>以表格显示同样的数值</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>For a spreadsheet or a text (Ctrl+C)</source>
        <translation>供电子表格或文档使用 (Ctrl+C)</translation>
    </message>
    <message>
        <source>Export this matrix…</source>
        <translation>导出此矩阵…</translation>
    </message>
    <message>
        <source>For NumPy, PyTorch, a spreadsheet or a paper</source>
        <translation>供 NumPy、PyTorch、电子表格或论文使用</translation>
    </message>
    <message>
        <source>The numbers of this matrix set by hand become what they were</source>
        <translation>此矩阵中手动设定的数值恢复原值</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>显示为表格</translation>
    </message>
    <message>
        <source>Show as a heat map</source>
        <translation>显示为热图</translation>
    </message>
    <message>
        <source>Numbers of the matrix</source>
        <translation>矩阵的数值</translation>
    </message>
    <message>
        <source>%1 · min %2 · max %3 · mean %4 · norm %5</source>
        <translation>%1 · 最小 %2 · 最大 %3 · 平均 %4 · 范数 %5</translation>
    </message>
    <message numerus="yes">
        <source>Take back %n edit(s)</source>
        <translation>
            <numerusform>撤回 %n 处改动</numerusform>
        </translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>显示%1</translation>
    </message>
    <message>
        <source>Double click a cell, or F2, to set its number.</source>
        <translation>双击单元格或按 F2 可设定其数值。</translation>
    </message>
    <message>
        <source>Point at a cell for its place and its number.</source>
        <translation>指向单元格可查看其位置和数值。</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>%1, %2 rows, %3 columns, from %4 to %5</source>
        <translation>%1，%2 行，%3 列，从 %4 到 %5</translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>第 %1 行，第 %2 列：%3</translation>
    </message>
</context>
<context>
    <name>ui::NotesTab</name>
    <message>
        <source>What is to be said about this state</source>
        <translation>关于这个状态要讲的话</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Write notes</source>
        <translation>撰写备注</translation>
    </message>
</context>
<context>
    <name>ui::NoticeRow</name>
    <message>
        <source>Close this notice</source>
        <translation>关闭此通知</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
</context>
<context>
    <name>ui::NumberEditor</name>
    <message>
        <source>Linked: d / h, as long as this is pressed</source>
        <translation>联动：按下时始终为 d / h</translation>
    </message>
    <message>
        <source>linked to d / h</source>
        <translation>与 d / h 联动</translation>
    </message>
    <message>
        <source>exact value</source>
        <translation>精确值</translation>
    </message>
</context>
<context>
    <name>ui::NumberFiles</name>
    <message>
        <source>Export numbers</source>
        <translation>导出数值</translation>
    </message>
    <message>
        <source>Not written: the name must end in %1</source>
        <translation>未写入：文件名必须以 %1 结尾</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Not written: %1</source>
        <translation>未写入：%1</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在写入…</translation>
    </message>
</context>
<context>
    <name>ui::ProductStrips</name>
    <message>
        <source>Query, key and their products, component by component</source>
        <translation>查询、键及其逐分量的乘积</translation>
    </message>
    <message>
        <source>component %1 of %2</source>
        <translation>第 %1 个分量，共 %2 个</translation>
    </message>
    <message>
        <source>double-click for the numbers</source>
        <translation>双击查看数值</translation>
    </message>
</context>
<context>
    <name>ui::RecentFiles</name>
    <message>
        <source>No file yet</source>
        <translation>尚无文件</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>清空此列表</translation>
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
            <numerusform>手动设定了 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RegressionView</name>
    <message>
        <source>Show a kernel regression</source>
        <translation>显示核回归</translation>
    </message>
    <message>
        <source>Change the bandwidth</source>
        <translation>改变带宽</translation>
    </message>
    <message>
        <source>data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>prediction</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>true function</source>
        <translation>真实函数</translation>
    </message>
    <message>
        <source>point at a place: below are the weights for it</source>
        <translation>指向一个位置：下方是对应的权重</translation>
    </message>
    <message>
        <source>query x = %1, prediction %2</source>
        <translation>查询 x = %1，预测 %2</translation>
    </message>
    <message numerus="yes">
        <source>Kernel regression of %n point(s)</source>
        <translation>
            <numerusform>%n 个点的核回归</numerusform>
        </translation>
    </message>
    <message>
        <source>Query x = %1: prediction %2</source>
        <translation>查询 x = %1：预测 %2</translation>
    </message>
    <message>
        <source>%1; data point %2 at x = %3, y = %4 has weight %5</source>
        <translation>%1；数据点 %2（x = %3，y = %4）的权重为 %5</translation>
    </message>
    <message>
        <source>target y</source>
        <translation>目标值 y</translation>
    </message>
    <message>
        <source>place x</source>
        <translation>位置 x</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>These points have several coordinates; the picture is for points on a line. Their weights and predictions are among the matrices.</source>
        <translation>这些点有多个坐标；此图只适用于直线上的点。它们的权重和预测可在“矩阵”视图中查看。</translation>
    </message>
    <message>
        <source>Attention over points on a line is kernel regression: places ask, data answer with their targets, and the kernel says how much each counts.</source>
        <translation>对直线上的点做注意力就是核回归：位置提问，数据以目标值回答，核函数决定各占多少。</translation>
    </message>
    <message>
        <source>Show an example</source>
        <translation>显示示例</translation>
    </message>
</context>
<context>
    <name>ui::Remarks</name>
    <message>
        <source>The widths differ: the identity is cut off, or filled up with zeros.</source>
        <translation>宽度不同：单位矩阵被截断，或以零补足。</translation>
    </message>
    <message>
        <source>This position does not tell where a token stands: heads that look for places see all tokens alike.</source>
        <translation>这种位置编码不说明词元在哪里：寻找位置的头会把所有词元看作一样。</translation>
    </message>
    <message>
        <source>The table&apos;s vectors have another width: they are fitted to d.</source>
        <translation>词表中向量的宽度不同：已调整为 d。</translation>
    </message>
    <message>
        <source>Divided twice: the scaled dot product is divided by √dₖ already.</source>
        <translation>除了两次：缩放点积已经除以 √dₖ。</translation>
    </message>
    <message>
        <source>The file of weights decides.</source>
        <translation>由权重文件决定。</translation>
    </message>
    <message>
        <source>Some of them have no place at these sizes. They are kept.</source>
        <translation>在这样的大小下，其中一些没有位置。它们会保留。</translation>
    </message>
    <message>
        <source>A head beyond the last one is switched off. That is kept.</source>
        <translation>关闭的头中有的超出最后一个头。此设置会保留。</translation>
    </message>
    <message>
        <source>The matrix holds only 0 and 1, which are added to the scores; true and false would allow and forbid.</source>
        <translation>矩阵只含 0 和 1，它们会加到得分上；若要允许或禁止，请用 true 和 false。</translation>
    </message>
    <message>
        <source>%1 / %2 is no whole number: rounded up to %3.</source>
        <translation>%1 / %2 不是整数：向上取整为 %3。</translation>
    </message>
    <message>
        <source>The input decides: d = %1.</source>
        <translation>由输入决定：d = %1。</translation>
    </message>
</context>
<context>
    <name>ui::ScalingEditor</name>
    <message>
        <source>1: as they are</source>
        <translation>1：保持原样</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数</translation>
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
        <translation>换一个</translation>
    </message>
    <message>
        <source>Another seed: other random numbers</source>
        <translation>另一个种子：另一组随机数</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>新的随机种子</translation>
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
        <translation>第二个句子：键和值</translation>
    </message>
    <message>
        <source>The input is given as numbers: see Settings, Input.</source>
        <translation>输入以数值给出：见“设置”中的“输入”。</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>That text is too long: the sentence may have %L1 characters at the most. Nothing was changed.</source>
        <translation>文本太长：句子最多可有 %L1 个字符。未作任何改动。</translation>
    </message>
    <message>
        <source>Type a sentence</source>
        <translation>输入句子</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n 个词元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 + %n token(s)</source>
        <translation>
            <numerusform>%1 + %n 个词元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) ask</source>
        <translation>
            <numerusform>%n 行提问</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer</source>
        <translation>
            <numerusform>%n 行回答</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” locked, Esc releases</source>
        <translation>已锁定“%1”，Esc 解除</translation>
    </message>
</context>
<context>
    <name>ui::SessionFiles</name>
    <message>
        <source>This session</source>
        <translation>此会话</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Sessions (*%1)</source>
        <translation>会话 (*%1)</translation>
    </message>
    <message>
        <source>Figures with their session (*.pdf *.svg *.png)</source>
        <translation>内嵌会话的图片 (*.pdf *.svg *.png)</translation>
    </message>
    <message>
        <source>Numbers (*.npz *.npy *.safetensors *.csv *.tsv)</source>
        <translation>数值 (*.npz *.npy *.safetensors *.csv *.tsv)</translation>
    </message>
    <message>
        <source>Texts (*.txt *.md)</source>
        <translation>文本 (*.txt *.md)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>“%1” was not opened</source>
        <translation>“%1”未能打开</translation>
    </message>
    <message>
        <source>“%1” also reads %2 when it opens.</source>
        <translation>打开“%1”时还会读取 %2。</translation>
    </message>
    <message>
        <source>Read and open</source>
        <translation>读取并打开</translation>
    </message>
    <message>
        <source>The session could not be restored</source>
        <translation>无法恢复会话</translation>
    </message>
    <message>
        <source>This file holds more than this version of Headlight knows: %1. It is kept when you save.</source>
        <translation>此文件包含当前版本的 Headlight 不认识的内容：%1。保存时会予以保留。</translation>
    </message>
    <message>
        <source> (byte %1)</source>
        <translation>（第 %1 字节）</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Name files in full</source>
        <translation>请写出完整的文件名</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的改动</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 有未保存的改动。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
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
        <translation>缩放</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Normaliser</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Output projection</source>
        <translation>输出投影</translation>
    </message>
    <message>
        <source>%1: choose a file</source>
        <translation>%1：选择文件</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改%1</translation>
    </message>
    <message>
        <source>Queries, keys and values</source>
        <translation>查询、键和值</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>词向量</translation>
    </message>
</context>
<context>
    <name>ui::SpaceView</name>
    <message>
        <source>Tokens as points</source>
        <translation>词元的空间</translation>
    </message>
    <message>
        <source>two components hold %1 % of the variance</source>
        <translation>两个分量占方差的 %1 %</translation>
    </message>
    <message>
        <source>%1 at (%2, %3); %4</source>
        <translation>%1 位于 (%2, %3)；%4</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s); %1</source>
        <translation>
            <numerusform>%n 个点；%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>q and k</source>
        <translation>q 与 k</translation>
    </message>
    <message>
        <source>Before → after</source>
        <translation>之前 → 之后</translation>
    </message>
    <message>
        <source>Show the space of: %1</source>
        <translation>显示空间：%1</translation>
    </message>
    <message>
        <source>These vectors have different widths, so they share no space. With an output projection, or with as many numbers in every vector, they would.</source>
        <translation>这些向量宽度不同，无法放进同一空间。加上输出投影，或让每个向量的数值个数相同即可。</translation>
    </message>
    <message>
        <source>There is nothing to spread out: a picture needs at least two tokens whose vectors differ.</source>
        <translation>没有可展开的内容：至少需要两个向量不同的词元。</translation>
    </message>
    <message>
        <source>%1 component: %2 of the variance</source>
        <translation>%1主成分：占方差的 %2</translation>
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
        <translation>注意力之后</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>queries q of head %1</source>
        <translation>头 %1 的查询 q</translation>
    </message>
    <message>
        <source>keys k of head %1</source>
        <translation>头 %1 的键 k</translation>
    </message>
    <message>
        <source>input that answers</source>
        <translation>回答方的输入</translation>
    </message>
    <message>
        <source>before attention</source>
        <translation>注意力之前</translation>
    </message>
    <message>
        <source>input that asks</source>
        <translation>提问方的输入</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
</context>
<context>
    <name>ui::StatusLine</name>
    <message>
        <source>head %1 · query %2</source>
        <translation>头 %1 · 查询 %2</translation>
    </message>
    <message>
        <source>head %1 · query %2 → key %3: %4, rank %5 of %6</source>
        <translation>头 %1 · 查询 %2 → 键 %3：%4，排名 %5 / %6</translation>
    </message>
    <message>
        <source>Selected cell</source>
        <translation>所选单元格</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>规模</translation>
    </message>
    <message>
        <source>paint %1 ms</source>
        <translation>绘图 %1 ms</translation>
    </message>
    <message>
        <source>n %1   d %2   h %3   dₖ %4   compute %5 ms</source>
        <translation>n %1   d %2   h %3   dₖ %4   计算 %5 ms</translation>
    </message>
</context>
<context>
    <name>ui::StepsView</name>
    <message>
        <source>number ÷ the matrix&apos;s range (±)</source>
        <translation>数值 ÷ 该矩阵的范围（±）</translation>
    </message>
    <message>
        <source>÷ its range</source>
        <translation>÷ 其范围</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>注意力权重</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>分步</translation>
    </message>
    <message>
        <source>%1: changes nothing here</source>
        <translation>%1：此处不起作用</translation>
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
        <translation>哪些数值</translation>
    </message>
    <message>
        <source>Numbers of the matrix</source>
        <translation>矩阵的数值</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>复制全部</translation>
    </message>
    <message>
        <source>The whole table with its header row and column</source>
        <translation>整张表格，含行首和列首</translation>
    </message>
    <message>
        <source>As in the view</source>
        <translation>与视图相同</translation>
    </message>
    <message>
        <source>%1
%2 × %3</source>
        <translation>%1
%2 × %3</translation>
    </message>
    <message>
        <source>this head: %1</source>
        <translation>这个头：%1</translation>
    </message>
</context>
<context>
    <name>ui::TensorModel</name>
    <message>
        <source>masked</source>
        <translation>已掩码</translation>
    </message>
</context>
<context>
    <name>ui::TensorTree</name>
    <message>
        <source>Layer %1, </source>
        <translation>层 %1，</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Whole model</source>
        <translation>整个模型</translation>
    </message>
    <message>
        <source>Find a matrix</source>
        <translation>查找矩阵</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>矩阵</translation>
    </message>
</context>
<context>
    <name>ui::TextEditor</name>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Numbers (*.npy *.npz *.safetensors *.csv *.tsv *.txt *.vec);;All files (*)</source>
        <translation>数值 (*.npy *.npz *.safetensors *.csv *.tsv *.txt *.vec);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>ui::TokenChips</name>
    <message>
        <source>Tokens of the second sentence</source>
        <translation>第二个句子的词元</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Token %1: “%2”. Click: its key.</source>
        <translation>词元 %1：“%2”。单击：查看它的键。</translation>
    </message>
    <message>
        <source>Token %1: “%2”. Click: its query. Shift+click: its key.</source>
        <translation>词元 %1：“%2”。单击：查看它的查询。Shift+单击：查看它的键。</translation>
    </message>
    <message>
        <source>Not in the word table.</source>
        <translation>不在词表中。</translation>
    </message>
</context>
<context>
    <name>ui::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Colours of weights</source>
        <translation>权重的颜色</translation>
    </message>
    <message>
        <source>Colours of signed numbers</source>
        <translation>有正负的数值的颜色</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言 (Language)</translation>
    </message>
    <message>
        <source>Colours: %1</source>
        <translation>颜色：%1</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>缩小文字</translation>
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
        <translation>已掩码</translation>
    </message>
</context>
<context>
    <name>ui::WeightModel</name>
    <message>
        <source>%1: masked</source>
        <translation>%1：已掩码</translation>
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
        <translation>头 %2 的%1</translation>
    </message>
    <message>
        <source>Take back edits of %1</source>
        <translation>撤回对%1的改动</translation>
    </message>
</context>
</TS>

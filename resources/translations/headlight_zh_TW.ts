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
        <source>Links between tokens for each of %1 heads</source>
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
        <source>for %1 attending to %2</source>
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
    <message>
        <source>soft cap %1</source>
        <translation>軟上限 %1</translation>
    </message>
    <message>
        <source>trained model: %1</source>
        <translation>訓練好的模型：%1</translation>
    </message>
    <message>
        <source>Attention weights of all %1 heads of all layers</source>
        <translation>所有層全部 %1 個頭的注意力權重</translation>
    </message>
    <message>
        <source>Model predictions, layer by layer (logit lens)</source>
        <translation>模型逐層的預測（logit lens）</translation>
    </message>
    <message>
        <source>imported: %1</source>
        <translation>匯入：%1</translation>
    </message>
    <message>
        <source>Shown with %1.</source>
        <translation>顯示時%1。</translation>
    </message>
    <message>
        <source>Training curves and attention of a network</source>
        <translation>網路的訓練曲線與注意力</translation>
    </message>
    <message>
        <source>%1: “%2”, %3.</source>
        <translation>%1：「%2」，%3。</translation>
    </message>
    <message>
        <source>Training curves and output of a network without attention</source>
        <translation>無注意力網路的訓練曲線與輸出</translation>
    </message>
    <message>
        <source>for the decoder tokens of %1 (tokens: %2)</source>
        <translation>%1 的解碼器詞元（詞元數：%2）</translation>
    </message>
    <message>
        <source>for the decoder tokens attending to %1 (tokens: %2 and %3)</source>
        <translation>解碼器詞元關注 %1（詞元數：%2 和 %3）</translation>
    </message>
    <message>
        <source>modified: %1</source>
        <translation>已修改：%1</translation>
    </message>
    <message>
        <source>Value-weighted attention ‖α·v·Wₒ‖ of %1 heads</source>
        <translation>%1 個頭的值加權注意力 ‖α·v·Wₒ‖</translation>
    </message>
    <message>
        <source>for %1 and %2 (tokens: %3)</source>
        <translation>句子%1和%2（詞元數：%3）</translation>
    </message>
    <message>
        <source>Attention weights of all %1 heads of all layers (sorted by %2)</source>
        <translation>所有層全部 %1 個頭的注意力權重（按%2排序）</translation>
    </message>
</context>
<context>
    <name>DataPoints</name>
    <message>
        <source>Move point %1</source>
        <translation>移動第 %1 個點</translation>
    </message>
    <message>
        <source>Add a point</source>
        <translation>加入一個點</translation>
    </message>
    <message>
        <source>Remove point %1</source>
        <translation>刪去第 %1 個點</translation>
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
    <message>
        <source>“%1” now provides the queries, keys and values.</source>
        <translation>「%1」現在提供查詢、鍵和值。</translation>
    </message>
    <message>
        <source>“%1” now provides the queries and keys.</source>
        <translation>「%1」現在提供查詢和鍵。</translation>
    </message>
    <message>
        <source>“%1” now provides a mask.</source>
        <translation>「%1」現在提供一個遮罩。</translation>
    </message>
    <message>
        <source>“%1” now provides the queries.</source>
        <translation>「%1」現在提供查詢。</translation>
    </message>
    <message>
        <source>“%1” now provides the keys.</source>
        <translation>「%1」現在提供鍵。</translation>
    </message>
    <message>
        <source>“%1” now provides the values.</source>
        <translation>「%1」現在提供值。</translation>
    </message>
    <message>
        <source>“%1” now provides the weights.</source>
        <translation>「%1」現在提供權重。</translation>
    </message>
</context>
<context>
    <name>Film</name>
    <message>
        <source>after %1 steps</source>
        <translation>%1 步之後</translation>
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
    <name>Lessons</name>
    <message>
        <source>Lesson: %1</source>
        <translation>課程：%1</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>課程(&amp;L)</translation>
    </message>
</context>
<context>
    <name>Locate</name>
    <message>
        <source>Where is “%1”?</source>
        <translation>「%1」在哪裡？</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>Files of the same type (*.%1)</source>
        <translation>同類檔案 (*.%1)</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>尋找…</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>%1: %2 (byte %3)</source>
        <translation>%1：%2（第 %3 位元組）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>--%1: expected a number from 1 to %2, found &quot;%3&quot;</source>
        <translation>--%1：應為 1 到 %2 之間的數，卻是「%3」</translation>
    </message>
    <message>
        <source>cannot write to standard output: %1</source>
        <translation>無法寫入標準輸出：%1</translation>
    </message>
    <message>
        <source>standard input gives more than %1 bytes</source>
        <translation>標準輸入的內容超過 %1 位元組</translation>
    </message>
    <message>
        <source>cannot read standard input: %1</source>
        <translation>無法讀取標準輸入：%1</translation>
    </message>
    <message>
        <source>&quot;headlight examples&quot; lists all of them</source>
        <translation>「headlight examples」會列出全部範例</translation>
    </message>
    <message>
        <source>there is no example &quot;%1&quot;; %2</source>
        <translation>沒有範例「%1」；%2</translation>
    </message>
    <message>
        <source>--%1: expected a file, as in x.npy, x.npz:name or x.csv, found &quot;%2&quot;</source>
        <translation>--%1：應為檔案，如 x.npy、x.npz:name 或 x.csv，卻是「%2」</translation>
    </message>
    <message>
        <source>--%1: expected a number, found &quot;%2&quot;</source>
        <translation>--%1：應為一個數，卻是「%2」</translation>
    </message>
    <message>
        <source>--%1 is missing, as in --field scaling.factor --from 0.1 --to 10 -o a.gif</source>
        <translation>缺少 --%1，例如 --field scaling.factor --from 0.1 --to 10 -o a.gif</translation>
    </message>
    <message>
        <source>there are %1, from &quot;%2&quot; to &quot;%3&quot;</source>
        <translation>共有 %1 個，從「%2」到「%3」</translation>
    </message>
    <message>
        <source>rollout follows tokens through self-attention layers, but here queries and keys are different sequences; choose a source with one sequence</source>
        <translation>rollout 沿自注意力層追蹤詞元，但這裡的查詢和鍵是不同的序列；請選擇只有一個序列的來源</translation>
    </message>
    <message>
        <source>%1 is empty: name a file of word vectors</source>
        <translation>%1為空：請指定詞向量檔案</translation>
    </message>
    <message>
        <source>the word vectors have dimension %1: only the first %2 components are used</source>
        <translation>詞向量為 %1 維：只使用前 %2 維</translation>
    </message>
    <message>
        <source>the word vectors have dimension %1: padded with zeros to %2</source>
        <translation>詞向量為 %1 維：以零補足到 %2 維</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>介於 %2 到 %3 之間的%1</translation>
    </message>
    <message>
        <source>%1: expected %2, found &quot;%3&quot;</source>
        <translation>%1：應為%2，卻是「%3」</translation>
    </message>
    <message>
        <source>%1: %2 is out of range; the maximum is %3</source>
        <translation>%1：%2 超出範圍；最大值為 %3</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整數</translation>
    </message>
    <message>
        <source>a whole number, 0 or more</source>
        <translation>不小於 0 的整數</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>數值</translation>
    </message>
    <message>
        <source>%1: expected %2, found %3</source>
        <translation>%1：應為%2，卻是 %3</translation>
    </message>
    <message>
        <source>%1: there is no &quot;%2&quot;; choose %3</source>
        <translation>%1：沒有「%2」；可選 %3</translation>
    </message>
    <message>
        <source>files cannot be read here, but &quot;%1&quot; is required</source>
        <translation>這裡無法讀取任何檔案，卻需要「%1」</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>這個數太大</translation>
    </message>
    <message>
        <source>expected a token number, as in 1-2 or 1&gt;2</source>
        <translation>應為詞元的編號，如 1-2 或 1&gt;2</translation>
    </message>
    <message>
        <source>expected - (both ways) or &gt; (one way), as in 1-2 or 1&gt;2</source>
        <translation>應為 -（雙向）或 &gt;（單向），如 1-2 或 1&gt;2</translation>
    </message>
    <message>
        <source>there is no edge between %1 and %2: the tokens are 1 to %3</source>
        <translation>%1 與 %2 之間沒有邊：詞元為 1 到 %3</translation>
    </message>
    <message>
        <source>there is no edge between %1 and %2: the queries are 1 to %3 and the keys 1 to %4</source>
        <translation>%1 與 %2 之間沒有邊：查詢為 1 到 %3，鍵為 1 到 %4</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>the position encoding in use carries no position information, so these heads attend to all tokens equally (self: to identical words): %1</source>
        <translation>目前的位置編碼不含位置資訊，因此以下各頭平均關注所有詞元（「自身」：相同的詞）：%1</translation>
    </message>
    <message>
        <source>%1 is not a valid array name; expected one such as &quot;w_q&quot; or &quot;layer/w_q&quot;</source>
        <translation>%1 不能作陣列的名稱；應如「w_q」或「layer/w_q」</translation>
    </message>
    <message>
        <source>cannot write &quot;%1&quot;: %2</source>
        <translation>無法寫入「%1」：%2</translation>
    </message>
    <message>
        <source>it is a folder; give the file another name</source>
        <translation>它是資料夾；請換一個檔名</translation>
    </message>
    <message>
        <source>it is a device or a pipe; give the name of an ordinary file</source>
        <translation>它是裝置或管線；請指定一般檔案的名稱</translation>
    </message>
    <message>
        <source>folder %1 does not exist; create it or choose another</source>
        <translation>沒有資料夾 %1；請新增它或另選一個</translation>
    </message>
    <message>
        <source>its folder is not writable; choose another folder</source>
        <translation>不允許寫入其所在資料夾；請另選資料夾</translation>
    </message>
    <message>
        <source>the file is not writable; choose another name</source>
        <translation>不允許寫入該檔案；請換一個名稱</translation>
    </message>
    <message>
        <source>the disk is full, at least %1 bytes are needed; free some space or choose another folder. An existing file is left unchanged</source>
        <translation>磁碟已滿，至少需要 %1 位元組；請騰出空間或另選資料夾。原有的檔案（如果有）保持原樣</translation>
    </message>
    <message>
        <source>%1. An existing file is left unchanged</source>
        <translation>%1。原有的檔案（如果有）保持原樣</translation>
    </message>
    <message>
        <source>a cell begins with a quotation mark that is never closed; close it, or write a literal quotation mark as &quot;&quot;&quot;&quot;</source>
        <translation>有一個儲存格以引號開頭卻沒有結束；請補上引號，或把屬於文字的引號寫作 &quot;&quot;&quot;&quot;</translation>
    </message>
    <message>
        <source>text follows the closing quotation mark of a cell; expected a separator or the end of the line</source>
        <translation>儲存格的右引號之後還有文字；應為分隔符號或行尾</translation>
    </message>
    <message>
        <source>numbers: npy, npz, safetensors or a table (CSV, TSV)</source>
        <translation>數值檔案：npy、npz、safetensors 或表格（CSV、TSV）</translation>
    </message>
    <message>
        <source>a text file</source>
        <translation>文字檔</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text; save it as UTF-8</source>
        <translation>該檔案不是 UTF-8 文字；請以 UTF-8 重新儲存</translation>
    </message>
    <message>
        <source>no axes</source>
        <translation>沒有軸</translation>
    </message>
    <message>
        <source>this is JSON, but not a Headlight file: the key &quot;headlight&quot; with the format version is missing</source>
        <translation>這是 JSON，但不是 Headlight 檔案：缺少寫明格式版本的鍵「headlight」</translation>
    </message>
    <message>
        <source>the format&apos;s version, a whole number,</source>
        <translation>格式的版本（整數）</translation>
    </message>
    <message>
        <source>this file has format %1, but this version reads format %2 and older; open it with a newer Headlight</source>
        <translation>該檔案的格式版本為 %1，本程式只能讀取版本 %2 及更早的格式；它由較新的 Headlight 儲存，需用較新的版本開啟</translation>
    </message>
    <message>
        <source>there is no format %1</source>
        <translation>沒有版本為 %1 的格式</translation>
    </message>
    <message>
        <source>object</source>
        <translation>物件</translation>
    </message>
    <message>
        <source>array</source>
        <translation>陣列</translation>
    </message>
    <message>
        <source>string</source>
        <translation>字串</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>布林值</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>number</source>
        <translation>數值</translation>
    </message>
    <message>
        <source>the experiment</source>
        <translation>實驗</translation>
    </message>
    <message>
        <source>expected %1, found %2%3</source>
        <translation>應為%1，卻是%2%3</translation>
    </message>
    <message>
        <source>%1 is out of range here</source>
        <translation>%1 超出此處的範圍</translation>
    </message>
    <message>
        <source>%1 is too large</source>
        <translation>%1 太大</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>清單</translation>
    </message>
    <message>
        <source>expected a &quot;kind&quot;, found none</source>
        <translation>應有「kind」，卻沒有</translation>
    </message>
    <message>
        <source>an object with a &quot;kind&quot;</source>
        <translation>帶有「kind」的物件</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>物件</translation>
    </message>
    <message>
        <source>expected %1, found &quot;%2&quot;</source>
        <translation>應為 %1，卻是「%2」</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>第 %1 行第 %2 欄</translation>
    </message>
    <message>
        <source>the file is empty; is the copy complete?</source>
        <translation>檔案是空的；複製完整嗎？</translation>
    </message>
    <message>
        <source>the file ends early, at line %1; is the copy complete?</source>
        <translation>檔案在第 %1 行提前結束；複製完整嗎？</translation>
    </message>
    <message>
        <source>something follows after the end, at %1; were two files joined?</source>
        <translation>檔案結束之後，在%1處還有內容；是否把兩個檔案連在了一起？</translation>
    </message>
    <message>
        <source>the number at %1 is too large</source>
        <translation>%1處的數太大</translation>
    </message>
    <message>
        <source>the number at %1 is not complete</source>
        <translation>%1處的數不完整</translation>
    </message>
    <message>
        <source>a quotation mark is missing before %1</source>
        <translation>%1之前缺少引號</translation>
    </message>
    <message>
        <source>invalid escape sequence at %1</source>
        <translation>%1處的跳脫序列無效</translation>
    </message>
    <message>
        <source>invalid word or character at %1</source>
        <translation>%1處的詞或字元無效</translation>
    </message>
    <message>
        <source>something is missing or extra at %1, for example a comma</source>
        <translation>%1處缺少或多出了什麼，例如逗號</translation>
    </message>
    <message>
        <source>an object has a duplicate key at %1; keep only one %2</source>
        <translation>同一個物件中有重複的鍵，第二次出現在%1；請只保留一個 %2</translation>
    </message>
    <message>
        <source>this JSON has more than %1 values, the maximum</source>
        <translation>該 JSON 的值超過上限 %1 個</translation>
    </message>
    <message>
        <source>lists and objects are nested more than %1 deep, at %2</source>
        <translation>清單和物件的巢狀超過 %1 層，在%2處</translation>
    </message>
    <message>
        <source>this JSON has %1 bytes; at most %2 are read</source>
        <translation>該 JSON 有 %1 位元組；最多讀取 %2 位元組</translation>
    </message>
    <message>
        <source>the text is not UTF-8 at %1; JSON must be UTF-8: save it with that encoding</source>
        <translation>文字在%1處不是 UTF-8；JSON 必須使用 UTF-8，請以該編碼重新儲存</translation>
    </message>
    <message>
        <source>this is not JSON: there is a zero byte at %1; the file is damaged or not text</source>
        <translation>這不是 JSON：%1處有值為 0 的位元組；檔案已損壞或不是文字</translation>
    </message>
    <message>
        <source>line %1 is longer than %2 bytes; this is not a text file of word vectors</source>
        <translation>第 %1 行超過 %2 位元組；這不是文字形式的詞向量檔案</translation>
    </message>
    <message>
        <source>an array of %1 needs %2 bytes, found %3</source>
        <translation>形狀為 %1 的陣列需要 %2 位元組，實際為 %3 位元組</translation>
    </message>
    <message>
        <source>the download or export was incomplete, repeat it</source>
        <translation>下載或匯出中斷了，請重新進行</translation>
    </message>
    <message>
        <source>save one array in one file (or use npz)</source>
        <translation>一個檔案只應儲存一個陣列（或使用 npz）</translation>
    </message>
    <message>
        <source>nothing after the closing brace</source>
        <translation>右大括號之後沒有其他內容</translation>
    </message>
    <message>
        <source>the keys &apos;descr&apos;, &apos;fortran_order&apos; and &apos;shape&apos;</source>
        <translation>鍵 &apos;descr&apos;、&apos;fortran_order&apos; 和 &apos;shape&apos;</translation>
    </message>
    <message>
        <source>the npy header is broken: expected %1, found %2</source>
        <translation>npy 檔案標頭已損壞：應為%1，卻是 %2</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>結尾</translation>
    </message>
    <message>
        <source>only the keys &apos;descr&apos;, &apos;fortran_order&apos; and &apos;shape&apos;</source>
        <translation>只有鍵 &apos;descr&apos;、&apos;fortran_order&apos; 和 &apos;shape&apos;</translation>
    </message>
    <message>
        <source>each key once, not a second &apos;%1&apos;</source>
        <translation>每個鍵只出現一次，而不是又一個 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>a string in quotes</source>
        <translation>帶引號的字串</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <translation>右引號</translation>
    </message>
    <message>
        <source>True or False</source>
        <translation>True 或 False</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;)&apos;</source>
        <translation>&apos;,&apos; 或 &apos;)&apos;</translation>
    </message>
    <message>
        <source>at most 32 axes</source>
        <translation>最多 32 個軸</translation>
    </message>
    <message>
        <source>a tuple such as (6,); (6) is not a tuple</source>
        <translation>元組，如 (6,)；(6) 不是元組</translation>
    </message>
    <message>
        <source>at most %1 numbers in one array, not a shape of %2</source>
        <translation>一個陣列最多 %1 個數，而不是形狀 %2</translation>
    </message>
    <message>
        <source>a length that is a whole number below 2^64</source>
        <translation>小於 2^64 的整數長度</translation>
    </message>
    <message>
        <source>this array has named fields; save each field as an array of its own</source>
        <translation>該陣列帶有具名欄位；請把每個欄位儲存為單獨的陣列</translation>
    </message>
    <message>
        <source>the number type %1 is not supported; expected f2, f4, f8, i1 to i8, u1 to u8 or b1. Save the array with a.astype(numpy.float32)</source>
        <translation>不支援數值型別 %1；應為 f2、f4、f8、i1 至 i8、u1 至 u8 或 b1。請用 a.astype(numpy.float32) 儲存陣列</translation>
    </message>
    <message>
        <source>the npy file ends inside its header: %1 bytes are needed, found %2; the download or export was incomplete, repeat it</source>
        <translation>npy 檔案在檔案標頭中間就結束了：需要 %1 位元組，實際為 %2 位元組；下載或匯出中斷了，請重新進行</translation>
    </message>
    <message>
        <source>this is not an npy file: it does not begin with \x93NUMPY</source>
        <translation>這不是 npy 檔案：它不以 \x93NUMPY 開頭</translation>
    </message>
    <message>
        <source>a NumPy array (npy)</source>
        <translation>NumPy 陣列（npy）</translation>
    </message>
    <message>
        <source>npy versions 1.0, 2.0 and 3.0 are supported, found %1.%2</source>
        <translation>支援的 npy 版本為 1.0、2.0 和 3.0，該檔案為 %1.%2</translation>
    </message>
    <message>
        <source>the npy header claims %1 bytes; at most %2 are read, as in NumPy</source>
        <translation>npy 檔案標頭宣稱有 %1 位元組；與 NumPy 一樣，最多讀取 %2 位元組</translation>
    </message>
    <message>
        <source>two members of the archive have the same name</source>
        <translation>壓縮檔中有兩個成員同名</translation>
    </message>
    <message>
        <source>the archive is damaged; the download or export was incomplete or modified, repeat it</source>
        <translation>壓縮檔已損壞；下載或匯出中斷了，或內容被改動，請重新進行</translation>
    </message>
    <message>
        <source>this is a PyTorch checkpoint; its pickle can execute code, so it is not opened. Save the weights with safetensors.torch.save_file or numpy.savez</source>
        <translation>這是 PyTorch 檢查點；其中的 pickle 能夠執行程式碼，因此不予開啟。請用 safetensors.torch.save_file 或 numpy.savez 儲存權重</translation>
    </message>
    <message>
        <source>the archive contains %1; an npz contains only arrays named &quot;….npy&quot;</source>
        <translation>壓縮檔中有 %1；npz 中只應有名為「….npy」的陣列</translation>
    </message>
    <message>
        <source>the archive&apos;s directory is incomplete; repeat the export</source>
        <translation>壓縮檔的目錄不完整；請重新匯出</translation>
    </message>
    <message>
        <source>the member %1 is encrypted; export it without a password</source>
        <translation>成員 %1 已加密；請不加密碼匯出</translation>
    </message>
    <message>
        <source>the member %1 is compressed by method %2; numpy.savez and numpy.savez_compressed use 0 and 8</source>
        <translation>成員 %1 使用壓縮方法 %2；numpy.savez 和 numpy.savez_compressed 使用 0 和 8</translation>
    </message>
    <message>
        <source>the arrays unpack to more than %1 bytes, at %2; save fewer of them, or as float32</source>
        <translation>陣列解壓後超過 %1 位元組，在 %2 處；請少儲存一些，或儲存為 float32</translation>
    </message>
    <message>
        <source>the archive of %1 bytes unpacks to more than %2 times as much; save it with numpy.savez, not savez_compressed</source>
        <translation>%1 位元組的壓縮檔解壓後超過原來的 %2 倍；請用 numpy.savez 而不是 savez_compressed 儲存</translation>
    </message>
    <message>
        <source>the archive is damaged: a member is longer than the directory says</source>
        <translation>壓縮檔已損壞：有成員比目錄所寫的更長</translation>
    </message>
    <message>
        <source>the archive contains %1 members; at most %2 are read</source>
        <translation>壓縮檔中有 %1 個成員；最多讀取 %2 個</translation>
    </message>
    <message>
        <source>the archive contains the array %1 twice</source>
        <translation>壓縮檔中有兩個名為 %1 的陣列</translation>
    </message>
    <message>
        <source>array %1: %2</source>
        <translation>陣列 %1：%2</translation>
    </message>
    <message>
        <source>an archive of NumPy arrays (npz)</source>
        <translation>NumPy 陣列的壓縮檔（npz）</translation>
    </message>
    <message>
        <source>expected a member &quot;%1&quot;</source>
        <translation>應有成員「%1」</translation>
    </message>
    <message>
        <source>a non-empty list</source>
        <translation>非空清單</translation>
    </message>
    <message>
        <source>all rows must have the same length</source>
        <translation>各列必須一樣長</translation>
    </message>
    <message>
        <source>there is no field &quot;%1&quot;</source>
        <translation>沒有欄位「%1」</translation>
    </message>
    <message>
        <source>this program was built without its published examples</source>
        <translation>本程式建置時沒有包含已發表的範例</translation>
    </message>
    <message>
        <source>file &quot;%1&quot; not found; check its name and folder</source>
        <translation>沒有檔案「%1」；請檢查檔名及其資料夾</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; is not readable; change its permissions</source>
        <translation>不允許讀取檔案「%1」；請更改其權限</translation>
    </message>
    <message>
        <source>cannot read &quot;%1&quot;: %2</source>
        <translation>無法讀取「%1」：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder; name a file in it</source>
        <translation>「%1」是資料夾；請指定其中的檔案</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a pipe or a device; save its content as a file first</source>
        <translation>「%1」是管線或裝置；請先把內容儲存為檔案</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 bytes; at most %3 are read</source>
        <translation>「%1」有 %2 位元組；最多讀取 %3 位元組</translation>
    </message>
    <message>
        <source>%1 is not a valid tensor name in a safetensors file</source>
        <translation>safetensors 檔案中的張量不能命名為 %1</translation>
    </message>
    <message>
        <source>tensor %1 in the safetensors header: %2</source>
        <translation>safetensors 檔案標頭中的張量 %1：%2</translation>
    </message>
    <message>
        <source>expected the keys &quot;dtype&quot;, &quot;shape&quot; and &quot;data_offsets&quot;; &quot;%1&quot; is missing</source>
        <translation>應有鍵「dtype」、「shape」和「data_offsets」，缺少「%1」</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot; to be a list of whole numbers from 0</source>
        <translation>「%1」應為從 0 起的整數清單</translation>
    </message>
    <message>
        <source>the number type %1 is not supported; convert to F32, F16, BF16, F64, I8 to I64, U8 to U64 or BOOL</source>
        <translation>不支援數值型別 %1；請轉換為 F32、F16、BF16、F64、I8 至 I64、U8 至 U64 或 BOOL</translation>
    </message>
    <message>
        <source>expected &quot;data_offsets&quot; to be a start and an end within the %1 bytes of data; the file is truncated or damaged, download it again</source>
        <translation>「data_offsets」應為 %1 位元組資料之內的起點和終點；檔案被截斷或已損壞，請重新下載</translation>
    </message>
    <message>
        <source>expected an object {…}</source>
        <translation>應為物件 {…}</translation>
    </message>
    <message>
        <source>expected at most %1 numbers and %2 axes</source>
        <translation>最多 %1 個數、%2 個軸</translation>
    </message>
    <message>
        <source>a shape of %1 needs %2 bytes, its offsets give %3</source>
        <translation>形狀 %1 需要 %2 位元組，其位移量給出 %3 位元組</translation>
    </message>
    <message>
        <source>expected an object of strings, {&quot;a&quot;: &quot;b&quot;}</source>
        <translation>應為字串的物件，如 {&quot;a&quot;: &quot;b&quot;}</translation>
    </message>
    <message>
        <source>the data of tensor %1 begins at byte %2, expected %3, right after the previous tensor: %4</source>
        <translation>張量 %1 的資料從位元組 %2 開始，而按前一個張量應從 %3 開始：%4</translation>
    </message>
    <message>
        <source>an overlap</source>
        <translation>有重疊</translation>
    </message>
    <message>
        <source>a gap</source>
        <translation>有空隙</translation>
    </message>
    <message>
        <source>the tensors cover %1 of the %2 bytes after the header; they must cover all of them</source>
        <translation>各張量覆蓋了檔案標頭之後 %2 位元組中的 %1 位元組；應全部覆蓋</translation>
    </message>
    <message>
        <source>expected the safetensors header to begin with {, found %1</source>
        <translation>safetensors 檔案標頭應以 { 開頭，卻是 %1</translation>
    </message>
    <message>
        <source>the safetensors header: %1</source>
        <translation>safetensors 檔案標頭：%1</translation>
    </message>
    <message>
        <source>a safetensors file begins with 8 bytes of length, found %1 in all; download it again</source>
        <translation>safetensors 檔案以 8 位元組的長度開頭，而該檔案總共只有 %1 位元組；請重新下載</translation>
    </message>
    <message>
        <source>the safetensors header claims %1 bytes; at most %2 are read. Is this a safetensors file?</source>
        <translation>safetensors 檔案標頭宣稱有 %1 位元組；最多讀取 %2 位元組。這是 safetensors 檔案嗎？</translation>
    </message>
    <message>
        <source>the safetensors header claims %1 bytes, only %2 follow; the download was incomplete, repeat it</source>
        <translation>safetensors 檔案標頭宣稱有 %1 位元組，其後只有 %2 位元組；下載中斷了，請重新下載</translation>
    </message>
    <message>
        <source>a safetensors file</source>
        <translation>safetensors 檔案</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>其他內容</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>空檔案</translation>
    </message>
    <message>
        <source>a ZIP archive (npz, a PyTorch checkpoint or an Office document, say)</source>
        <translation>ZIP 壓縮檔（如 npz、PyTorch 檢查點或 Office 文件）</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>a Git LFS pointer: three lines of text in place of the actual file</source>
        <translation>Git LFS 指標，即代替真正檔案的三行文字</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>網頁</translation>
    </message>
    <message>
        <source>a Python pickle</source>
        <translation>Python pickle</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>gzip 壓縮檔</translation>
    </message>
    <message>
        <source>a compressed file (bzip2, xz or zstd)</source>
        <translation>壓縮檔案（bzip2、xz 或 zstd）</translation>
    </message>
    <message>
        <source>an HDF5 file (Keras weights, say)</source>
        <translation>HDF5 檔案（如 Keras 權重）</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>PDF 文件</translation>
    </message>
    <message>
        <source>a PNG image</source>
        <translation>PNG 圖片</translation>
    </message>
    <message>
        <source>an SVG image</source>
        <translation>SVG 圖片</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>程式</translation>
    </message>
    <message>
        <source>text in UTF-16</source>
        <translation>UTF-16 文字</translation>
    </message>
    <message>
        <source>choose another file, or export this one again</source>
        <translation>請選擇其他檔案，或重新匯出該檔案</translation>
    </message>
    <message>
        <source>the download or the export has failed; repeat it</source>
        <translation>下載或匯出失敗了；請重新進行</translation>
    </message>
    <message>
        <source>choose it where an array is wanted</source>
        <translation>請在需要陣列的地方選擇它</translation>
    </message>
    <message>
        <source>unpack it, or export the arrays as npz or safetensors</source>
        <translation>請將其解壓，或把陣列匯出為 npz 或 safetensors</translation>
    </message>
    <message>
        <source>choose it where weights are wanted</source>
        <translation>請在需要權重的地方選擇它</translation>
    </message>
    <message>
        <source>open it as a session, or export the numbers as CSV or npy</source>
        <translation>請把它作為工作階段開啟，或把數值匯出為 CSV 或 npy</translation>
    </message>
    <message>
        <source>run &quot;git lfs pull&quot; in its repository, or download the file itself</source>
        <translation>請在其儲存庫中執行「git lfs pull」，或下載真正的檔案</translation>
    </message>
    <message>
        <source>the download led to a login or error page; open the address in a browser and save the file itself</source>
        <translation>下載到的是登入頁或錯誤頁；請在瀏覽器中開啟該位址並儲存檔案本身</translation>
    </message>
    <message>
        <source>pickles can execute code and are not opened; save the arrays with numpy.savez or safetensors</source>
        <translation>pickle 能夠執行程式碼，因此不予開啟；請用 numpy.savez 或 safetensors 儲存陣列</translation>
    </message>
    <message>
        <source>unpack it first (gunzip)</source>
        <translation>請先解壓（gunzip）</translation>
    </message>
    <message>
        <source>unpack it first</source>
        <translation>請先解壓</translation>
    </message>
    <message>
        <source>save the arrays with numpy.savez or safetensors</source>
        <translation>請用 numpy.savez 或 safetensors 儲存陣列</translation>
    </message>
    <message>
        <source>choose the data file</source>
        <translation>請選擇資料檔</translation>
    </message>
    <message>
        <source>save it again as UTF-8</source>
        <translation>請以 UTF-8 重新儲存</translation>
    </message>
    <message>
        <source>expected %1, found %2; %3</source>
        <translation>應為%1，卻是%2；%3</translation>
    </message>
    <message>
        <source>the file system is read-only</source>
        <translation>該檔案系統是唯讀的</translation>
    </message>
    <message>
        <source>the file would be larger than the file system allows</source>
        <translation>檔案將超過檔案系統允許的大小</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名稱太長</translation>
    </message>
    <message>
        <source>the symbolic links form a loop</source>
        <translation>符號連結形成了循環</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>開啟的檔案太多</translation>
    </message>
    <message>
        <source>nothing is reading from it any more</source>
        <translation>已沒有程式在讀取它</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁碟已滿</translation>
    </message>
    <message>
        <source>the device reports an error</source>
        <translation>裝置報告了錯誤</translation>
    </message>
    <message>
        <source>system error %1</source>
        <translation>系統錯誤 %1</translation>
    </message>
    <message>
        <source>the table has labels but no numbers</source>
        <translation>表格只有標籤，沒有數值</translation>
    </message>
    <message>
        <source>row %1 has %2 cells, expected %3 as in the others</source>
        <translation>第 %1 列有 %2 個儲存格，應與其他列一樣為 %3 個</translation>
    </message>
    <message>
        <source>expected a number in row %1, column %2, found %3</source>
        <translation>第 %1 列第 %2 欄應為數值，卻是%3</translation>
    </message>
    <message>
        <source>an empty cell</source>
        <translation>空儲存格</translation>
    </message>
    <message>
        <source>a table (CSV or TSV)</source>
        <translation>表格（CSV 或 TSV）</translation>
    </message>
    <message>
        <source>the table has %1 bytes of text; at most %2 are read. Save it as npy</source>
        <translation>該表格有 %1 位元組的文字；最多讀取 %2 位元組。請儲存為 npy</translation>
    </message>
    <message>
        <source>the table is not UTF-8 text; save it again as UTF-8</source>
        <translation>該表格不是 UTF-8 文字；請以該編碼重新儲存</translation>
    </message>
    <message>
        <source>the table has no cells</source>
        <translation>表格中沒有儲存格</translation>
    </message>
    <message>
        <source>this list has %1 elements, the first one has %2; all must have the same length</source>
        <translation>此清單有 %1 個元素，而第一個清單有 %2 個；所有清單必須一樣長</translation>
    </message>
    <message>
        <source>more than %1 axes</source>
        <translation>超過 %1 個軸</translation>
    </message>
    <message>
        <source>line %1 of the word vectors has %2 numbers, expected %3 as in the others; the file is damaged, download it again</source>
        <translation>詞向量的第 %1 行有 %2 個數，應與其他行一樣為 %3 個；檔案已損壞，請重新下載</translation>
    </message>
    <message>
        <source>line %1 of the word vectors: expected a number, found %2</source>
        <translation>詞向量的第 %1 行：應為數值，卻是 %2</translation>
    </message>
    <message>
        <source>word vectors as text</source>
        <translation>文字形式的詞向量</translation>
    </message>
    <message>
        <source>these word vectors are in word2vec&apos;s binary form; save them as text, with gensim: save_word2vec_format(name, binary=False)</source>
        <translation>這些詞向量是 word2vec 的二進位格式；請儲存為文字，在 gensim 中為 save_word2vec_format(name, binary=False)</translation>
    </message>
    <message>
        <source>expected a word and its numbers on each line, found %1</source>
        <translation>每行應為一個詞及其數值，卻是 %1</translation>
    </message>
    <message>
        <source>the first line declares %1 words, the file has %2; the download was incomplete, repeat it</source>
        <translation>第一行宣稱有 %1 個詞，檔案中有 %2 個；下載中斷了，請重新下載</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains neither w_q, w_k, w_v nor in_proj_weight or q_proj_weight; it has: %2</source>
        <translation>「%1」中既沒有 w_q、w_k、w_v，也沒有 in_proj_weight 或 q_proj_weight；其中有：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains several attention layers (&quot;%2&quot;, &quot;%3&quot;, …); save the one you want on its own</source>
        <translation>「%1」中有多個注意力層（「%2」、「%3」等）；請單獨儲存所需的一個</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no %2; it has: %3</source>
        <translation>「%1」中沒有 %2；其中有：%3</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失的</translation>
    </message>
    <message>
        <source>%1 in &quot;%2&quot; is %3; %4</source>
        <translation>「%2」中的 %1 是 %3；%4</translation>
    </message>
    <message>
        <source>%1 of dimension %2 are truncated to %3</source>
        <translation>%2 維的%1被截斷到 %3 維</translation>
    </message>
    <message>
        <source>%1 of dimension %2 are zero-padded to %3</source>
        <translation>%2 維的%1以零補足到 %3 維</translation>
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
        <source>head outputs</source>
        <translation>頭的輸出</translation>
    </message>
    <message>
        <source>%1: %2, but the maximum is %3</source>
        <translation>%1：%2，但最多只能有 %3</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>詞元數</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>頭數</translation>
    </message>
    <message>
        <source>model dimension (d)</source>
        <translation>模型維度（d）</translation>
    </message>
    <message>
        <source>query and key dimension (d_k)</source>
        <translation>查詢和鍵的維度（d_k）</translation>
    </message>
    <message>
        <source>value dimension (d_v)</source>
        <translation>值的維度（d_v）</translation>
    </message>
    <message>
        <source>this would take about %1, but at most %2 are allowed; use fewer tokens, fewer heads or smaller dimensions</source>
        <translation>這大約需要 %1，但最多允許 %2；請減少詞元、減少頭數或縮小維度</translation>
    </message>
    <message>
        <source>the text is longer than %1, the maximum</source>
        <translation>文字超過 %1，這是允許的上限</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 位元組</translation>
    </message>
    <message>
        <source>%1 is %2, but %3 is needed (queries x keys), or %4 with one for each head</source>
        <translation>%1是 %2，但需要 %3（查詢數 x 鍵數），或每個頭一個的 %4</translation>
    </message>
    <message>
        <source>the edges</source>
        <translation>邊</translation>
    </message>
    <message>
        <source>the matrix of edges</source>
        <translation>邊矩陣</translation>
    </message>
    <message>
        <source>the mask matrix holds only the numbers 0 and 1: they are added to the scores; true and false would allow and forbid</source>
        <translation>遮罩矩陣中只有數值 0 和 1：它們會加到得分上；要表示允許和禁止，請用 true 和 false</translation>
    </message>
    <message>
        <source>no mask matrix is given; name a file or write it as [[true, false], [true, true]]</source>
        <translation>沒有給出遮罩的矩陣；請指定檔案，或寫作 [[true, false], [true, true]]</translation>
    </message>
    <message>
        <source>the mask</source>
        <translation>遮罩</translation>
    </message>
    <message>
        <source>the mask matrix</source>
        <translation>遮罩矩陣</translation>
    </message>
    <message>
        <source>the mask matrix contains NaN or +infinity; use finite numbers or -infinity</source>
        <translation>遮罩矩陣中有 NaN 或 +infinity；只能是數值或 -infinity</translation>
    </message>
    <message>
        <source>expected a matrix (two axes), found %1 axes</source>
        <translation>應為矩陣（兩個軸），卻有 %1 個軸</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1: expected a finite number, found %2</source>
        <translation>%1：應為有限的數，卻是 %2</translation>
    </message>
    <message>
        <source>%1: expected name=value with the name %2, found &quot;%3&quot;</source>
        <translation>%1：應為「名稱=值」，名稱為 %2，卻是「%3」</translation>
    </message>
    <message>
        <source>%1 is empty: name an npz or safetensors file</source>
        <translation>%1為空：請指定 npz 或 safetensors 檔案</translation>
    </message>
    <message>
        <source>the scaled dot product already divides by √d_k, so the scores are divided twice</source>
        <translation>縮放點積已經除以 √d_k，得分又除了一次</translation>
    </message>
    <message>
        <source>expected field=value, as in heads=4, found &quot;%1&quot;</source>
        <translation>應為「欄位=值」，如 heads=4，卻是「%1」</translation>
    </message>
    <message>
        <source>&quot;headlight fields&quot; lists all of them</source>
        <translation>「headlight fields」會列出全部欄位</translation>
    </message>
    <message>
        <source>there is no field &quot;%1&quot;; %2</source>
        <translation>沒有欄位「%1」；%2</translation>
    </message>
    <message>
        <source>%1: %2 is &quot;%3&quot;, which has no such field; set %4 first</source>
        <translation>%1：%2現在是「%3」，沒有這個欄位；請先設定 %4</translation>
    </message>
    <message>
        <source>%1: this list has %2 entries, counted from 1</source>
        <translation>%1：此清單有 %2 項，從 1 開始計數</translation>
    </message>
    <message>
        <source>%1: unknown kind &quot;%2&quot;; choose %3</source>
        <translation>%1：沒有種類「%2」；可選 %3</translation>
    </message>
    <message>
        <source>%1 (the settings ask for %2)</source>
        <translation>%1（實驗要求 %2）</translation>
    </message>
    <message>
        <source>%1 in the file expects vectors of dimension %2 (%2 x %3 for each head), but the %4 have dimension %5</source>
        <translation>檔案中的 %1 需要 %2 維的向量（每個頭為 %2 x %3），但%4為 %5 維</translation>
    </message>
    <message>
        <source>the embedding uses the file&apos;s d = %1</source>
        <translation>詞元按檔案的 d = %1 嵌入</translation>
    </message>
    <message>
        <source>heads in the file: %1</source>
        <translation>檔案中的頭數：%1</translation>
    </message>
    <message>
        <source>the file&apos;s d_k is %1</source>
        <translation>檔案的 d_k 為 %1</translation>
    </message>
    <message>
        <source>the file&apos;s d_v is %1</source>
        <translation>檔案的 d_v 為 %1</translation>
    </message>
    <message>
        <source>the text has no tokens (white space does not count); at least one word is needed</source>
        <translation>文字中沒有詞元（空白不算）；至少需要一個詞</translation>
    </message>
    <message>
        <source>%1 must be a matrix (rows x columns), but they are %2</source>
        <translation>%1必須是矩陣（列 x 行），卻是 %2</translation>
    </message>
    <message>
        <source>%1 are %2; at least one row and one column are needed</source>
        <translation>%1是 %2；至少需要一列一行</translation>
    </message>
    <message>
        <source>there must be as many values as keys, but the keys are %1 and the values %2</source>
        <translation>值與鍵的數量必須相同，但鍵是 %1，值是 %2</translation>
    </message>
    <message>
        <source>no queries are given; a matrix with one row for each is needed</source>
        <translation>沒有給出查詢；需要一個矩陣，每個查詢一列</translation>
    </message>
    <message>
        <source>the queries</source>
        <translation>查詢</translation>
    </message>
    <message>
        <source>the keys</source>
        <translation>鍵</translation>
    </message>
    <message>
        <source>the values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>the points or their targets are not given; one row for each point is needed</source>
        <translation>沒有給出點或其目標值；需要每個點一列</translation>
    </message>
    <message>
        <source>the points</source>
        <translation>點</translation>
    </message>
    <message>
        <source>the targets</source>
        <translation>目標值</translation>
    </message>
    <message>
        <source>query positions and data points must have the same number of coordinates, but the queries are %1 and the points %2</source>
        <translation>查詢位置與資料點的座標數必須相同，但查詢是 %1，點是 %2</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>是不是想寫 %1？</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains no tensors</source>
        <translation>「%1」中沒有張量</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no tensor &quot;%2&quot; for %3; it has: %4</source>
        <translation>「%1」中沒有用作%3的張量「%2」；其中有：%4</translation>
    </message>
    <message>
        <source>which tensor in &quot;%1&quot; holds %2? It has: %3</source>
        <translation>「%1」中哪個張量是%2？其中有：%3</translation>
    </message>
    <message>
        <source>a single number</source>
        <translation>單個數</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1，另有 %2 個</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>無</translation>
    </message>
    <message>
        <source>%1 should be %2, but there are %3 numbers</source>
        <translation>%1應為 %2，卻有 %3 個數</translation>
    </message>
    <message>
        <source>%1: %2 at %3, but finite numbers are needed</source>
        <translation>%1：%3 處為%2，但必須是有限的數</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>a number that is infinite or beyond 3.4e38</source>
        <translation>無窮大或超過 3.4e38 的數</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>結尾</translation>
    </message>
    <message>
        <source>expected %1 at character %2, found %3; write a matrix as [[1, 2], [3, 4]]</source>
        <translation>第 %2 個字元處應為%1，卻是%3；矩陣寫作 [[1, 2], [3, 4]]</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>no more than %1 axes</source>
        <translation>不超過 %1 個軸</translation>
    </message>
    <message>
        <source>a number: all elements must have the same nesting depth</source>
        <translation>數：所有元素的巢狀深度必須相同</translation>
    </message>
    <message>
        <source>&quot;,&quot; or &quot;]&quot;</source>
        <translation>「,」或「]」</translation>
    </message>
    <message>
        <source>lists of equal length up to this point (%1 elements, here %2)</source>
        <translation>此前長度相同的清單（%1 個元素，這裡有 %2 個）</translation>
    </message>
    <message>
        <source>a list: all elements must have the same nesting depth</source>
        <translation>清單：所有元素的巢狀深度必須相同</translation>
    </message>
    <message>
        <source>a number, true or false</source>
        <translation>數、true 或 false</translation>
    </message>
    <message>
        <source>either numbers or true and false, not both</source>
        <translation>全為數，或全為 true 和 false，不能混用</translation>
    </message>
    <message>
        <source>IDs look like queries, layer1/head1/weights or layer1/output</source>
        <translation>識別名形如 queries、layer1/head1/weights 或 layer1/output</translation>
    </message>
    <message>
        <source>there is no tensor &quot;%1&quot; among the %2 of this trace; %3</source>
        <translation>在此計算的 %2 個張量中沒有「%1」；%3</translation>
    </message>
    <message>
        <source>ICU could not split the text into words: expected its break rules, got %1; reinstall the ICU library</source>
        <translation>ICU 無法把文字切分成詞：需要其切分規則，卻得到 %1；請重新安裝 ICU 程式庫</translation>
    </message>
    <message>
        <source>expected UTF-8, found at byte %1 an ill-formed sequence beginning with %2; save the text as UTF-8</source>
        <translation>應為 UTF-8，但在位元組 %1 處有以 %2 開頭的無效序列；請把文字儲存為 UTF-8</translation>
    </message>
    <message>
        <source>%1 of layer %2, head %3, row %4, column %5: %6</source>
        <translation>第 %2 層第 %3 個頭的 %1，第 %4 列第 %5 行：%6</translation>
    </message>
    <message>
        <source>there is no such matrix</source>
        <translation>沒有這個矩陣</translation>
    </message>
    <message>
        <source>the matrix is %1</source>
        <translation>該矩陣是 %1</translation>
    </message>
    <message>
        <source>%1 of %2 manual weight edits do not fit the current shape; they are kept but not used. The first: %3</source>
        <translation>手動設定的 %2 個權重中有 %1 個不符合目前形狀，會保留但不使用。第一個：%3</translation>
    </message>
    <message>
        <source>head %1 is ablated, but there are only %2</source>
        <translation>第 %1 個頭被消融，但只有 %2 個頭</translation>
    </message>
    <message>
        <source>a width of %1 is not divisible by %2 heads</source>
        <translation>寬度 %1 不能被 %2 個頭整除</translation>
    </message>
    <message>
        <source>two axes are needed: (h·d_v, d_out)</source>
        <translation>需要兩個軸：(h·d_v, d_out)</translation>
    </message>
    <message>
        <source>(heads, d, d_k) or (d, heads·d_k) is needed</source>
        <translation>需要 (heads, d, d_k) 或 (d, heads·d_k)</translation>
    </message>
    <message>
        <source>%1 heads are needed, as in the file&apos;s other weights</source>
        <translation>需要 %1 個頭，與檔案中的其他權重一致</translation>
    </message>
    <message>
        <source>%1 or %2 is needed to go with its weights</source>
        <translation>需要 %1 或 %2，以與其權重相配</translation>
    </message>
    <message>
        <source>an additional key and value (add_bias_kv) is not supported; train the layer without it</source>
        <translation>不支援附加的鍵和值（add_bias_kv）；請不帶它訓練</translation>
    </message>
    <message>
        <source>two axes are needed</source>
        <translation>需要兩個軸</translation>
    </message>
    <message>
        <source>(3·e, e) is needed: queries, keys and values</source>
        <translation>需要 (3·e, e)：查詢、鍵和值</translation>
    </message>
    <message>
        <source>%1 is needed: queries, keys and values</source>
        <translation>需要 %1：查詢、鍵和值</translation>
    </message>
    <message>
        <source>%1 values are needed, one for each output column</source>
        <translation>需要 %1 個數，每個輸出行一個</translation>
    </message>
    <message>
        <source>its heads produce keys of dimension %1, but the queries have dimension %2</source>
        <translation>它的各頭給出 %1 維的鍵，但查詢為 %2 維</translation>
    </message>
    <message>
        <source>%1 heads of dimension %2 need an input of dimension %3</source>
        <translation>%1 個 %2 維的頭需要 %3 維的輸入</translation>
    </message>
    <message>
        <source>the score needs %1, which the weights file does not contain; it has: %2</source>
        <translation>該得分需要 %1，但權重檔案中沒有；其中有：%2</translation>
    </message>
    <message>
        <source>%1 x %2 is needed, or %3 of them, one for each head</source>
        <translation>需要 %1 x %2，或 %3 個這樣的矩陣，每個頭一個</translation>
    </message>
    <message>
        <source>the images are %1 x %2 pixels, but the format allows at most %3 per side; choose a smaller size or another format</source>
        <translation>圖片為 %1 x %2 像素，而該格式每邊最多 %3 像素；請選擇較小的尺寸或其他格式</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not numeric and cannot be swept; &quot;headlight fields&quot; lists which fields are of type integer or number</source>
        <translation>「%1」不是數，無法掃描；「headlight fields」會說明哪些欄位是整數或數</translation>
    </message>
    <message>
        <source>the start and end of a sweep must be finite numbers</source>
        <translation>掃描的起點和終點都應是有限的數</translation>
    </message>
    <message>
        <source>a sweep has from 2 to %1 frames, not %2</source>
        <translation>一次掃描有 2 到 %1 個影格，而不是 %2 個</translation>
    </message>
    <message>
        <source>logarithmic steps need a start and an end above 0, not %1 and %2</source>
        <translation>對數步進的起點和終點都應大於 0，而不是 %1 和 %2</translation>
    </message>
    <message>
        <source>these settings cannot all be written as one command; save the session and render its file</source>
        <translation>這些設定無法全部寫進一條指令；請儲存工作階段，再由工作階段檔繪製</translation>
    </message>
    <message>
        <source>there are too many numbers for a command; save the session and render its file</source>
        <translation>數值太多，無法寫進一條指令；請儲存工作階段，再由工作階段檔繪製</translation>
    </message>
    <message>
        <source>%1 at %2 dpi is %3 million pixels; the maximum is 200 million. Use a lower dpi, a smaller size, or PDF</source>
        <translation>%1、%2 dpi 共有 %3 百萬像素，而上限為 2 億像素；請降低 dpi、縮小尺寸或改用 PDF</translation>
    </message>
    <message>
        <source>this computer&apos;s Qt cannot write %1; install qt6-image-formats-plugins, or use png</source>
        <translation>本機的 Qt 無法寫入 %1；請安裝 qt6-image-formats-plugins，或改用 png</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not end with a known format: %2</source>
        <translation>「%1」沒有以格式名稱結尾：%2</translation>
    </message>
    <message>
        <source>%1 leaves no room for text of %2 points; use a larger size or a smaller font</source>
        <translation>%1 容不下 %2 點的文字；請加大尺寸或縮小字級</translation>
    </message>
    <message>
        <source>%1 exceeds the largest page size, 5080 mm; use a smaller size</source>
        <translation>%1 超過了頁面的最大尺寸 5080 mm；請縮小尺寸</translation>
    </message>
    <message>
        <source>size: width and height are numbers from %1 to %2, found &quot;%3&quot;</source>
        <translation>尺寸：寬和高應為 %1 到 %2 之間的數，卻是「%3」</translation>
    </message>
    <message>
        <source>size: expected width x height and a unit (mm, in or px), as in 183x90mm, found &quot;%1&quot;</source>
        <translation>尺寸：應為寬x高加單位（mm、in 或 px），如 183x90mm，卻是「%1」</translation>
    </message>
    <message>
        <source>this figure contains no session: it was not exported by Headlight, was exported without its session, or another program removed it; open the session file instead</source>
        <translation>這張圖片不帶工作階段：它不是由 Headlight 匯出的，或匯出時沒有內嵌工作階段，或工作階段已被其他程式移除；請改為開啟工作階段檔</translation>
    </message>
    <message>
        <source>not enough memory for this many pixels; lower the dpi</source>
        <translation>記憶體不足，容不下這麼多像素；請降低 dpi</translation>
    </message>
    <message>
        <source>the image could not be written</source>
        <translation>無法寫入圖片</translation>
    </message>
    <message>
        <source>a session, numbers (npy, npz, safetensors, CSV) or text</source>
        <translation>工作階段、數值檔案（npy、npz、safetensors、CSV）或文字</translation>
    </message>
    <message>
        <source>%1 (byte %2)</source>
        <translation>%1（第 %2 位元組）</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>not enough memory for this: use fewer tokens, heads or layers, or close other programs</source>
        <translation>記憶體不足，無法完成此操作：請減少詞元、頭或層，或關閉其他程式</translation>
    </message>
    <message>
        <source>an unexpected error occurred</source>
        <translation>發生了意料之外的錯誤</translation>
    </message>
    <message>
        <source>a Headlight session</source>
        <translation>Headlight 工作階段</translation>
    </message>
    <message>
        <source>there is no view &quot;%1&quot;; the views are %2</source>
        <translation>沒有檢視「%1」；可用的檢視有 %2</translation>
    </message>
    <message>
        <source>the weights file does not specify the number of heads; %1 are assumed, --set heads=N changes this</source>
        <translation>權重檔案沒有說明頭數；按 %1 個頭處理，可用 --set heads=N 更改</translation>
    </message>
    <message>
        <source>the heads are built for patterns (weights=handmade); --set weights=identity uses the vectors directly, --weights loads a file</source>
        <translation>各頭是為特定模式建構的（weights=handmade）；--set weights=identity 原樣使用向量，--weights 指定檔案</translation>
    </message>
    <message>
        <source>the view %1 has nothing to show. %2</source>
        <translation>檢視 %1 沒有可顯示的內容。%2</translation>
    </message>
    <message>
        <source>%1 Use --pin FIELD=VALUE.</source>
        <translation>%1--pin FIELD=VALUE 即可做到。</translation>
    </message>
    <message>
        <source>%1 &quot;headlight examples regression&quot; prints a session with points.</source>
        <translation>%1「headlight examples regression」會輸出一個帶有點的工作階段。</translation>
    </message>
    <message>
        <source>--output: an animation must be written to a file, not to standard output; name it, as in -o sweep.gif</source>
        <translation>--output：動畫應寫入檔案，而不是標準輸出；請指定檔名，如 -o sweep.gif</translation>
    </message>
    <message>
        <source>no token is &quot;%1&quot;; %2</source>
        <translation>沒有詞元是「%1」；%2</translation>
    </message>
    <message>
        <source>%1:%2 is token %3</source>
        <translation>%1:%2 是第 %3 個詞元</translation>
    </message>
    <message>
        <source>%1, and so on to %2:%3</source>
        <translation>%1，直到 %2:%3</translation>
    </message>
    <message>
        <source>there are %1 tokens &quot;%2&quot;: %3; use one of these, or #%4 for the token with that number</source>
        <translation>有 %1 個詞元「%2」：%3；請取其中之一，或以 #%4 指定該編號的詞元</translation>
    </message>
    <message>
        <source>there is only one token &quot;%1&quot;, token %2</source>
        <translation>只有一個詞元「%1」，即第 %2 個</translation>
    </message>
    <message>
        <source>cannot determine the format from &quot;%1&quot;; end the name with .gif, .webp, .png, .mp4 or .webm</source>
        <translation>無法從「%1」判斷格式；檔名請以 .gif、.webp、.png、.mp4 或 .webm 結尾</translation>
    </message>
    <message>
        <source>MP4 and WebM videos need ffmpeg, which is not installed; install it (on Debian and Ubuntu: sudo apt install ffmpeg), or end the name with .gif, .webp or .png</source>
        <translation>MP4 和 WebM 影片由 ffmpeg 製作，而它尚未安裝；請安裝它（Debian 和 Ubuntu：sudo apt install ffmpeg），或讓檔名以 .gif、.webp 或 .png 結尾</translation>
    </message>
    <message>
        <source>cannot write next to &quot;%1&quot;</source>
        <translation>無法在「%1」旁寫入檔案</translation>
    </message>
    <message>
        <source>ffmpeg stopped responding and was terminated; no video was written. Try another format, or another version of ffmpeg</source>
        <translation>ffmpeg 停止回應，已被終止；沒有寫入影片。請嘗試其他格式或其他版本的 ffmpeg</translation>
    </message>
    <message>
        <source>cannot write &quot;%1&quot;: the disk is full; free some space or choose another folder. An existing file is left unchanged</source>
        <translation>無法寫入「%1」：磁碟已滿；請騰出空間或另選資料夾。原有的檔案（如果有）保持原樣</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be started: %2</source>
        <translation>無法啟動「%1」：%2</translation>
    </message>
    <message>
        <source>ffmpeg exited before the video was finished, without an error message</source>
        <translation>ffmpeg 在影片完成之前就結束了，沒有說明原因</translation>
    </message>
    <message>
        <source>ffmpeg exited before the video was finished: %1</source>
        <translation>ffmpeg 在影片完成之前就結束了，它回報：%1</translation>
    </message>
    <message>
        <source>a tensor of %1 would take %2 of memory, but at most %3 are read at once</source>
        <translation>形狀為 %1 的張量將佔用 %2 記憶體，但一次最多讀取 %3</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; changed while it was being read; read it again</source>
        <translation>檔案「%1」在讀取過程中遭到修改；請重新讀取</translation>
    </message>
    <message>
        <source>at least one is needed</source>
        <translation>至少需要一個</translation>
    </message>
    <message>
        <source>no matrix is called &quot;%1&quot;; %2</source>
        <translation>沒有名為「%1」的矩陣；%2</translation>
    </message>
    <message>
        <source>config.json has no &quot;model_type&quot;; it must be one of %1</source>
        <translation>config.json 中沒有「model_type」；它應為下列之一：%1</translation>
    </message>
    <message>
        <source>model type &quot;%1&quot; is not supported; supported types: %2</source>
        <translation>不支援模型類型「%1」；支援的類型：%2</translation>
    </message>
    <message>
        <source>token %1 has the ID %2; the model&apos;s vocabulary has IDs 0 to %3</source>
        <translation>第 %1 個詞元的 ID 是 %2；此模型詞表的 ID 為 0 到 %3</translation>
    </message>
    <message>
        <source>the image has %1 values; the model expects %2 x %3 x %3</source>
        <translation>影像有 %1 個數；此模型需要 %2 x %3 x %3</translation>
    </message>
    <message>
        <source>this model takes images, not text</source>
        <translation>此模型的輸入是影像，不是文字</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of this model is NaN or too large; are its weights damaged?</source>
        <translation>此模型的「%1」為 NaN 或過大；它的權重是否已損壞？</translation>
    </message>
    <message>
        <source>there is nothing to compute: no tokens</source>
        <translation>沒有可計算的內容：沒有詞元</translation>
    </message>
    <message>
        <source>this would take about %1, but at most %2 are allowed; use fewer tokens</source>
        <translation>這大約需要 %1，但最多允許 %2；請減少詞元</translation>
    </message>
    <message>
        <source>config.json should be an object, {&quot;a&quot;: 1}</source>
        <translation>config.json 應為物件，如 {&quot;a&quot;: 1}</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>一個數</translation>
    </message>
    <message>
        <source>config.json requires %1 values in tensor %2, but the file has %3</source>
        <translation>config.json 要求張量 %2 有 %1 個數，而檔案中是 %3</translation>
    </message>
    <message>
        <source>tensor %1 is quantised (integers), which is not supported; use the model in F32, F16 or BF16</source>
        <translation>張量 %1 是量化的整數權重，不支援；請使用 F32、F16 或 BF16 的模型</translation>
    </message>
    <message>
        <source>%1 is missing from the weights; are all shards present, and does config.json belong to this model?</source>
        <translation>權重中缺少 %1；分片是否齊全，config.json 是否屬於同一模型？</translation>
    </message>
    <message>
        <source>the weights are in %1, %2, which is not supported. Download %3 from the model&apos;s page instead, or save the model with save_pretrained(folder, safe_serialization=True)</source>
        <translation>權重在 %1 中，即%2；它不會被開啟。請改從模型的頁面下載 %3，或用 save_pretrained(folder, safe_serialization=True) 儲存模型</translation>
    </message>
    <message>
        <source>quantised weights for llama.cpp</source>
        <translation>供 llama.cpp 使用的量化權重</translation>
    </message>
    <message>
        <source>a pickle, which can execute code, or another library&apos;s file</source>
        <translation>能夠執行程式碼的 pickle，或其他函式庫的檔案</translation>
    </message>
    <message>
        <source>the folder has no %1; download it from the model&apos;s page</source>
        <translation>此資料夾中沒有 %1；請從模型的頁面下載</translation>
    </message>
    <message>
        <source>%1: the shard of tensor %2 is not a file name</source>
        <translation>%1：張量 %2 所在的分片不是檔案名稱</translation>
    </message>
    <message>
        <source>%1 should have a &quot;weight_map&quot; from tensors to files</source>
        <translation>%1 應有從張量到檔案的「weight_map」</translation>
    </message>
    <message>
        <source>shard %1 of the weights is missing; download it as well</source>
        <translation>缺少權重的分片 %1；請一併下載</translation>
    </message>
    <message>
        <source>choose the folder of a model, not a file in it</source>
        <translation>請選擇模型的資料夾，而不是其中的檔案</translation>
    </message>
    <message>
        <source>the folder has no config.json; download it from the model&apos;s page, next to the weights</source>
        <translation>此資料夾中沒有 config.json；它在模型的頁面上與權重放在一起</translation>
    </message>
    <message>
        <source>config.json: &quot;%1&quot; should be %2</source>
        <translation>config.json：「%1」應為%2</translation>
    </message>
    <message>
        <source>a whole number from 1 to %1</source>
        <translation>1 到 %1 之間的整數</translation>
    </message>
    <message>
        <source>config.json has no &quot;%1&quot;</source>
        <translation>config.json 中沒有「%1」</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>字串</translation>
    </message>
    <message>
        <source>a list of strings</source>
        <translation>字串的清單</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>數的清單</translation>
    </message>
    <message>
        <source>config.json: &quot;%1&quot; is %2, which is not supported</source>
        <translation>config.json：「%1」為 %2，不支援</translation>
    </message>
    <message>
        <source>config.json: &quot;%1&quot; is %2, which does not divide %3</source>
        <translation>config.json：「%1」為 %2，不能整除 %3</translation>
    </message>
    <message>
        <source>config.json: the values of &quot;%1&quot; are inconsistent</source>
        <translation>config.json：「%1」中的數互相矛盾</translation>
    </message>
    <message>
        <source>unused tensors of the model (%1): %2</source>
        <translation>模型中未使用的張量（%1 個）：%2</translation>
    </message>
    <message>
        <source>a token and its ID</source>
        <translation>詞元及其 ID</translation>
    </message>
    <message>
        <source>as many IDs as tokens</source>
        <translation>與詞元同樣多的 ID</translation>
    </message>
    <message>
        <source>two subwords</source>
        <translation>兩個子詞</translation>
    </message>
    <message>
        <source>a subword and its score</source>
        <translation>子詞及其分數</translation>
    </message>
    <message>
        <source>a whole number from 0 to %1</source>
        <translation>0 到 %1 之間的整數</translation>
    </message>
    <message>
        <source>merge %1 of the tokenizer is not two subwords separated by a space: “%2”</source>
        <translation>分詞器的第 %1 條合併規則不是以空格分開的兩個子詞：「%2」</translation>
    </message>
    <message>
        <source>the tokens “%1” and “%2” of the tokenizer share the ID %3</source>
        <translation>分詞器的詞元「%1」和「%2」共用 ID %3</translation>
    </message>
    <message>
        <source>%1 of the tokenizer is %2, not %3</source>
        <translation>分詞器的 %1 是 %2，而不是%3</translation>
    </message>
    <message>
        <source>the tokenizer uses “%1” at %2, which is not supported</source>
        <translation>分詞器在 %2 處使用「%1」，不支援</translation>
    </message>
    <message>
        <source>the tokenizer has no %1</source>
        <translation>分詞器沒有 %1</translation>
    </message>
    <message>
        <source>there is no tokenizer in “%1”: no tokenizer.json, no vocab.json with merges.txt, no vocab.txt</source>
        <translation>「%1」中沒有分詞器：沒有 tokenizer.json，沒有 vocab.json 與 merges.txt，也沒有 vocab.txt</translation>
    </message>
    <message>
        <source>the tokenizer&apos;s table of characters (precompiled_charsmap) is damaged</source>
        <translation>分詞器的字元表（precompiled_charsmap）已損壞</translation>
    </message>
    <message>
        <source>the tokenizer&apos;s regular expression “%1” does not finish on this text; shorten the text or use another tokenizer</source>
        <translation>分詞器的正規表示式「%1」處理這段文字時無法結束；請縮短文字或換用其他分詞器</translation>
    </message>
    <message>
        <source>the tokenizer&apos;s regular expression “%1” cannot be parsed</source>
        <translation>無法解析分詞器的正規表示式「%1」</translation>
    </message>
    <message>
        <source>merge %1 of the tokenizer needs “%2”, which is not in its vocabulary</source>
        <translation>分詞器的第 %1 條合併規則需要「%2」，但詞表中沒有它</translation>
    </message>
    <message>
        <source>the tokenizer&apos;s vocabulary has a gap: “%1” has the ID %2, but no token has %3</source>
        <translation>分詞器的詞表有空缺：「%1」的 ID 是 %2，但沒有詞元的 ID 是 %3</translation>
    </message>
    <message>
        <source>a token of the tokenizer has %1 bytes; the maximum is %2</source>
        <translation>分詞器的一個詞元有 %1 位元組；最多可讀 %2 位元組</translation>
    </message>
    <message>
        <source>the tokenizer&apos;s vocabulary is empty</source>
        <translation>分詞器的詞表是空的</translation>
    </message>
    <message>
        <source>the tokenizer has no token for “%1” and no unknown token ([UNK])</source>
        <translation>分詞器沒有「%1」的詞元，也沒有未知詞元（[UNK]）</translation>
    </message>
    <message>
        <source>the text has %1 bytes; the tokenizer&apos;s maximum is %2</source>
        <translation>文字有 %1 位元組；分詞器最多接受 %2 位元組</translation>
    </message>
    <message>
        <source>no token of the tokenizer has the ID %1</source>
        <translation>分詞器沒有 ID 為 %1 的詞元</translation>
    </message>
    <message>
        <source>there is no layer &quot;%1&quot;; there are %2</source>
        <translation>沒有名為「%1」的層；有 %2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>each line must be a JSON string: &quot;…&quot;</source>
        <translation>每一行都應是一個 JSON 字串：&quot;…&quot;</translation>
    </message>
    <message>
        <source>this model has no tokenizer (tokenizer.json, vocab.txt, or vocab.json with merges.txt); give token IDs instead: %1</source>
        <translation>此模型沒有分詞器（tokenizer.json、vocab.txt，或 vocab.json 與 merges.txt）；請給出詞元 ID：%1</translation>
    </message>
    <message>
        <source>a trained model takes one or two sentences, not vectors</source>
        <translation>訓練好的模型讀取一兩個句子，而不是向量</translation>
    </message>
    <message>
        <source>this command is for trained models</source>
        <translation>此命令用於訓練好的模型</translation>
    </message>
    <message>
        <source>--%1 is for trained models: name one with --model</source>
        <translation>--%1 用於訓練好的模型：請用 --model 指定一個</translation>
    </message>
    <message>
        <source>this model takes %1 channels, but an image has 3: give the values as npy</source>
        <translation>此模型的輸入有 %1 個通道，而影像有 3 個：請以 npy 給出數值</translation>
    </message>
    <message>
        <source>the image</source>
        <translation>影像</translation>
    </message>
    <message>
        <source>no token is masked: --hide 3 masks the third one, --at TOKEN predicts at a visible one</source>
        <translation>沒有遮罩詞元：--hide 3 把第三個換成 [MASK]，--at TOKEN 詢問模型看得到的詞元</translation>
    </message>
    <message>
        <source>--%1: %2</source>
        <translation>--%1：%2</translation>
    </message>
    <message>
        <source>expected a query token and a key token, as in &quot;it&gt;animal&quot;, found &quot;%1&quot;</source>
        <translation>應為一個查詢詞元和一個鍵詞元，例如「it&gt;animal」，得到的是「%1」</translation>
    </message>
    <message>
        <source>this model has no decoder and cannot translate; the bundled model &quot;translator&quot; can</source>
        <translation>此模型沒有解碼器，不能翻譯；隨附的模型「translator」可以</translation>
    </message>
    <message>
        <source>rank %1 was requested, but a head has only %2 dimensions: all are kept</source>
        <translation>要求的秩為 %1，但每個頭只有 %2 個維度：全部保留</translation>
    </message>
    <message>
        <source>%1 heads were to be kept, but there are only %2: all are kept</source>
        <translation>要保留 %1 個頭，但只有 %2 個：全部保留</translation>
    </message>
    <message>
        <source>%1 directions were requested, but the vectors have only %2 dimensions: all are kept</source>
        <translation>要求 %1 個方向，但向量只有 %2 維：全部保留</translation>
    </message>
    <message>
        <source>this model has no attention layer called &quot;%1&quot;</source>
        <translation>此模型沒有名為「%1」的注意力層</translation>
    </message>
    <message>
        <source>this model is not a causal language model: it cannot continue a text</source>
        <translation>此模型不是因果語言模型：不能續寫文字</translation>
    </message>
    <message>
        <source>this model&apos;s weights have no output head: it makes no predictions</source>
        <translation>此模型的權重沒有輸出頭：不能做預測</translation>
    </message>
    <message>
        <source>this model classifies each token as original or replaced (ELECTRA); it does not predict tokens</source>
        <translation>此模型判斷每個詞元是否被替換過（ELECTRA），不預測詞元</translation>
    </message>
    <message>
        <source>there is no token %1: there are %2</source>
        <translation>沒有第 %1 個詞元：共有 %2 個</translation>
    </message>
    <message>
        <source>this model has no mask token; only masked language models have one, such as encoder</source>
        <translation>此模型沒有遮罩詞元 [MASK]；只有遮罩語言模型才有，例如 encoder</translation>
    </message>
    <message>
        <source>token %1 cannot be masked: there are %2</source>
        <translation>第 %1 個詞元不能換成 [MASK]：共有 %2 個</translation>
    </message>
    <message>
        <source>this model takes text, not images</source>
        <translation>此模型的輸入是文字，不是影像</translation>
    </message>
    <message>
        <source>tensor %1 is %2, but should have %3 axes</source>
        <translation>張量 %1 為 %2，但應有 %3 個軸</translation>
    </message>
    <message>
        <source>tensor %1 exists, but not that of the layer&apos;s first head</source>
        <translation>有張量 %1，但沒有該層第一個頭的張量</translation>
    </message>
    <message>
        <source>%1 should be a JSON list of %2 strings, as bytes; it has %3</source>
        <translation>%1 應為由 %2 個字串組成的 JSON 清單（以位元組儲存），實際有 %3 個</translation>
    </message>
    <message>
        <source>tensor %1 is %2, which does not match the %3 heads, %4 queries and %5 keys of the attention</source>
        <translation>張量 %1 為 %2，與該注意力的 %3 個頭、%4 個查詢和 %5 個鍵不符</translation>
    </message>
    <message>
        <source>tensor %1 contains NaN or infinity</source>
        <translation>張量 %1 中有 NaN 或無限大</translation>
    </message>
    <message>
        <source>its tokens are fixed and cannot be replaced</source>
        <translation>它的詞元是固定的，不能更換</translation>
    </message>
    <message>
        <source>it contains no model that could make predictions</source>
        <translation>其中沒有可以做預測的模型</translation>
    </message>
    <message>
        <source>this file holds imported attention; %1</source>
        <translation>此檔案中是匯入的注意力；%1</translation>
    </message>
    <message>
        <source>the file has more than %1 heads, the maximum</source>
        <translation>此檔案的頭超過上限 %1 個</translation>
    </message>
    <message>
        <source>the file contains no attention: no &quot;attentions&quot; of (layers, heads, queries, keys), no &quot;layer1/weights&quot; of (heads, queries, keys); for a trained model, give its folder</source>
        <translation>此檔案中沒有注意力：既沒有形狀為（層、頭、查詢、鍵）的「attentions」，也沒有形狀為（頭、查詢、鍵）的「layer1/weights」；若是訓練好的模型，請指定其資料夾</translation>
    </message>
    <message>
        <source>tensor %1 is %2, but those of other heads have another width</source>
        <translation>張量 %1 為 %2，但其他頭的張量寬度不同</translation>
    </message>
    <message>
        <source>%1 should be a JSON list of %2 strings, as bytes, but it has %3 numbers</source>
        <translation>%1 應為由 %2 個字串組成的 JSON 清單（以位元組儲存），實際有 %3 個數</translation>
    </message>
    <message>
        <source>it cannot be modified</source>
        <translation>不能對它進行修改</translation>
    </message>
    <message>
        <source>its model is unknown</source>
        <translation>其模型未知</translation>
    </message>
    <message>
        <source>this model takes images, not text; give one: %1</source>
        <translation>此模型的輸入是影像而不是文字；請指定一張：%1</translation>
    </message>
    <message>
        <source>the image cannot be read</source>
        <translation>無法讀取這張影像</translation>
    </message>
    <message>
        <source>&quot;headlight lessons&quot; lists all of them</source>
        <translation>「headlight lessons」會列出全部課程</translation>
    </message>
    <message>
        <source>%1 has no lesson steps</source>
        <translation>%1 沒有課程步驟</translation>
    </message>
    <message>
        <source>there is no lesson &quot;%1&quot;; %2</source>
        <translation>沒有名為「%1」的課程；%2</translation>
    </message>
    <message>
        <source>--per-page: expected 1, 2, 4 or 6</source>
        <translation>--per-page：應為 1、2、4 或 6</translation>
    </message>
    <message>
        <source>token %1 has the type %2; the model has types 0 to %3</source>
        <translation>第 %1 個詞元的類型是 %2；此模型的類型為 0 到 %3</translation>
    </message>
    <message>
        <source>%1: %2; %3 selects the attention layer that a mask applies to</source>
        <translation>%1：%2；用 %3 指明遮罩作用於哪個注意力層</translation>
    </message>
    <message>
        <source>a one-dimensional array of strings</source>
        <translation>一維字串陣列</translation>
    </message>
    <message>
        <source>there is no such folder; the bundled models are %1</source>
        <translation>沒有這個資料夾；隨附的模型有 %1</translation>
    </message>
    <message>
        <source>%1 should be UTF-8 strings</source>
        <translation>%1 應是 UTF-8 文字</translation>
    </message>
    <message>
        <source>nothing in this text is in the model&apos;s vocabulary: every token is %1</source>
        <translation>此模型的詞表不含這段文字中的任何內容：每個詞元都是 %1</translation>
    </message>
    <message>
        <source>token types are given for %1 tokens, but there are %2: missing ones are set to 0</source>
        <translation>給出了 %1 個詞元的類型，但有 %2 個詞元：缺少類型的為 0</translation>
    </message>
    <message>
        <source>unknown network &quot;%1&quot;; available: %2</source>
        <translation>沒有網路「%1」；可用的有：%2</translation>
    </message>
    <message>
        <source>unknown optimiser &quot;%1&quot;; available: %2</source>
        <translation>沒有最佳化器「%1」；可用的有：%2</translation>
    </message>
    <message>
        <source>line %1 of the training history contains &quot;%2&quot;, which is not a number</source>
        <translation>訓練歷史的第 %1 行有「%2」，它不是數</translation>
    </message>
    <message>
        <source>%1 already contains a network: use --resume to continue its training, or another folder to keep it</source>
        <translation>%1 中已有一個網路：--resume 會接著訓練它，另選資料夾則保留它</translation>
    </message>
    <message>
        <source>the folder %1 cannot be created</source>
        <translation>無法建立資料夾 %1</translation>
    </message>
    <message>
        <source>the step count in the checkpoint is not valid</source>
        <translation>檢查點中的步數不是有效的數</translation>
    </message>
    <message>
        <source>the description of the training task is missing</source>
        <translation>缺少訓練任務的說明</translation>
    </message>
    <message>
        <source>the network was trained with a different vocabulary from this version of the task</source>
        <translation>這個網路訓練時的詞表與本程式該任務的詞表不同</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>缺少「%1」</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not have the shape of the network&apos;s weight</source>
        <translation>「%1」的形狀與網路的權重不同</translation>
    </message>
    <message>
        <source>the folder contains no network trained with Headlight</source>
        <translation>該資料夾中沒有用 Headlight 訓練的網路</translation>
    </message>
    <message>
        <source>there is no input text for the network</source>
        <translation>沒有可以輸入網路的文字</translation>
    </message>
    <message>
        <source>this network has no attention; its output is &quot;%1&quot;</source>
        <translation>這個網路沒有注意力；它的輸出是「%1」</translation>
    </message>
    <message>
        <source>unknown task &quot;%1&quot;; available: %2</source>
        <translation>沒有任務「%1」；可用的有：%2</translation>
    </message>
    <message>
        <source>not in the network&apos;s vocabulary: %1; only tokens that occur in training are in it</source>
        <translation>不在網路的詞表中：%1；詞表只含訓練時出現過的詞元</translation>
    </message>
    <message>
        <source>a network trained with Headlight takes a text as input</source>
        <translation>用 Headlight 訓練的網路以文字為輸入</translation>
    </message>
    <message>
        <source>--moments shows the checkpoints of a network trained with &quot;headlight train&quot;: give its folder with --model</source>
        <translation>--moments 顯示由「headlight train」訓練的網路的檢查點：用 --model 指出它的資料夾</translation>
    </message>
    <message>
        <source>--%1 has no effect together with --%2</source>
        <translation>--%1 與 --%2 同用時沒有意義</translation>
    </message>
    <message>
        <source>%1 contains no network trained with Headlight</source>
        <translation>%1 中沒有用 Headlight 訓練的網路</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>還有 %1 處</translation>
    </message>
    <message>
        <source>the data has no rows to train on</source>
        <translation>資料中沒有可用於訓練的列</translation>
    </message>
    <message>
        <source>expected %1 cells, found %2; put text that contains the separator in quotation marks</source>
        <translation>應有 %1 個儲存格，實際有 %2 個；含有分隔符號的文字要放在引號中</translation>
    </message>
    <message>
        <source>expected one word or character with its tag, found %1</source>
        <translation>標籤旁應有一個詞或字元，實際為 %1</translation>
    </message>
    <message>
        <source>%1 has no tag</source>
        <translation>%1 沒有標籤</translation>
    </message>
    <message>
        <source>%1 has no checkpoint.safetensors: the network can be viewed, but its training cannot be resumed</source>
        <translation>%1 沒有 checkpoint.safetensors：可以檢視網路，但不能繼續訓練</translation>
    </message>
    <message>
        <source>a %1 kernel is flat inside, so its gradient is zero and it cannot be trained; differentiable kernels: %2</source>
        <translation>%1 核在內部是平的，梯度為零，無法訓練；可微的核：%2</translation>
    </message>
    <message>
        <source>mask %1 fits texts of one length only, but training uses many lengths; masks for any length: %2</source>
        <translation>遮罩 %1 只適用於一種長度的文字，而訓練用到許多長度；適用於任何長度的遮罩：%2</translation>
    </message>
    <message>
        <source>expected numbers separated by spaces, the positions at which to evaluate the curve; found &quot;%1&quot;</source>
        <translation>應為以空格分隔的數，即對曲線求值的位置；實際為「%1」</translation>
    </message>
    <message>
        <source>the text has %1 words or characters; the maximum for training is %2</source>
        <translation>文字有 %1 個詞或字元；訓練時最多 %2 個</translation>
    </message>
    <message>
        <source>there is no text</source>
        <translation>沒有文字</translation>
    </message>
    <message>
        <source>the text has no target</source>
        <translation>文字沒有目標</translation>
    </message>
    <message>
        <source>the text has %1 words or characters, but %2 tags</source>
        <translation>文字有 %1 個詞或字元，卻有 %2 個標籤</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the end-of-sequence token and cannot occur in a target</source>
        <translation>「%1」是序列結束詞元，不能出現在目標中</translation>
    </message>
    <message>
        <source>the target is &quot;%1&quot; in every row; at least two different targets are needed</source>
        <translation>每一列的目標都是「%1」；至少需要兩個不同的目標</translation>
    </message>
    <message>
        <source>the data has %1 different words or characters; the maximum is %2. Split it into characters, or leave out rare words</source>
        <translation>資料有 %1 個不同的詞或字元；最多 %2 個。請按字元讀取，或去掉罕見的詞</translation>
    </message>
    <message>
        <source>%1 is a regression task, which needs the network kernel</source>
        <translation>%1 是迴歸任務，需要 kernel 網路</translation>
    </message>
    <message>
        <source>%1 contains text; curve fitting needs points in columns x,y</source>
        <translation>%1 中是文字；擬合曲線需要點，欄為 x,y</translation>
    </message>
    <message>
        <source>the first row names the columns: expected text,label or text,tags or word,tag or source,target or x,y, found %1</source>
        <translation>第一列是各欄的名稱：應為 text,label 或 text,tags 或 word,tag 或 source,target 或 x,y，實際為 %1</translation>
    </message>
    <message>
        <source>expected a number, found %1</source>
        <translation>應為數字，實際為 %1</translation>
    </message>
    <message>
        <source>%1 already exists and is not empty; it was not changed. Choose another name to keep both</source>
        <translation>%1 已經存在且不是空的；其中沒有改動任何內容。換一個名稱可以兩者都保留</translation>
    </message>
    <message>
        <source>the data has %1 points; the maximum is %2 (each point is predicted from all others)</source>
        <translation>資料有 %1 個點；最多 %2 個（每個點由其他所有點預測）</translation>
    </message>
    <message>
        <source>all points have x = %1; a curve needs different x values</source>
        <translation>所有點的 x 都是 %1；曲線需要不同的 x</translation>
    </message>
    <message>
        <source>the x values, %1 to %2, are too large compared with their differences to be distinguished; subtract the first value from all</source>
        <translation>x 值（%1 到 %2）與它們之間的差相比太大，無法區分；請把所有值都減去第一個值</translation>
    </message>
    <message>
        <source>a network without attention heads takes only a text and cannot be modified</source>
        <translation>沒有注意力頭的網路只接受文字，也不能修改</translation>
    </message>
    <message>
        <source>rank %1 was requested, but this score has trained parameters of its own: all dimensions are kept</source>
        <translation>要求秩為 %1，但該得分有自己訓練出的參數：保留所有維度</translation>
    </message>
    <message>
        <source>of %1 rows, %2 would go to the validation set (one x value in ten) and %3 to the training set; add more rows</source>
        <translation>%1 列中有 %2 列歸驗證集（每十個 x 留一個），%3 列歸訓練集；請多給一些</translation>
    </message>
    <message>
        <source>a kernel network compares positions with a single parameter: there is no rank, head or direction to remove</source>
        <translation>核網路只用一個參數比較位置：沒有可以去掉的秩、頭或方向</translation>
    </message>
    <message>
        <source>&quot;%1&quot; affects only what is drawn: use it with &quot;headlight render&quot;</source>
        <translation>「%1」只關係到畫什麼：請用「headlight render」</translation>
    </message>
    <message>
        <source>&quot;%1&quot; applies only to custom attention: to modify a trained model, use the fields that begin with network.changes</source>
        <translation>「%1」只用於自訂注意力：要修改訓練好的模型，請用以 network.changes 開頭的欄位</translation>
    </message>
    <message>
        <source>this array holds Python objects, which NumPy stores as a pickle; pickles can execute code and are not opened. Save it without them: numbers with a.astype(numpy.float32), strings with a.astype(str)</source>
        <translation>該陣列含有 Python 物件，NumPy 以 pickle 儲存；pickle 能夠執行程式碼，因此不予開啟。請另存為不含物件的陣列：數用 a.astype(numpy.float32)，字串用 a.astype(str)</translation>
    </message>
    <message>
        <source>tensor %1 is %2: it contains no numeric data</source>
        <translation>張量 %1 是 %2：其中沒有數</translation>
    </message>
    <message>
        <source>this model has no token types: the given types have no effect</source>
        <translation>此模型沒有詞元類型：給出的類型不起作用</translation>
    </message>
    <message>
        <source>this model has no decoder: the decoder input has no effect</source>
        <translation>此模型沒有解碼器：解碼器輸入不起作用</translation>
    </message>
    <message>
        <source>the tokenizer&apos;s replacements would make this text %1 bytes long; shorten the text or use another tokenizer</source>
        <translation>分詞器的替換會把這段文字變成 %1 位元組長；請縮短文字或換一個分詞器</translation>
    </message>
    <message>
        <source>there are %1</source>
        <translation>有 %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no effect on this computation: all frames would be the same</source>
        <translation>「%1」不影響這裡的計算：所有影格都會一樣</translation>
    </message>
    <message>
        <source>This file holds imported attention, which this view cannot show.</source>
        <translation>此檔案是匯入的注意力，此檢視無法顯示。</translation>
    </message>
    <message>
        <source>a network trained with Headlight takes one text</source>
        <translation>用 Headlight 訓練的網路只接受一段文字</translation>
    </message>
    <message>
        <source>this network was trained on a curve: its input is numbers (x values), not tokens</source>
        <translation>這個網路是用曲線訓練的：輸入是數（x 值），不是詞元</translation>
    </message>
    <message>
        <source>--set: training has no field &quot;%1&quot;; it takes fields of the score, scaling, mask, normaliser or position, as in mask.window=3 or scaling.factor=8</source>
        <translation>--set：訓練沒有欄位「%1」；可設定得分、縮放、遮罩、正規化函數或位置編碼的欄位，例如 mask.window=3 或 scaling.factor=8</translation>
    </message>
    <message>
        <source>--%1 has no effect here: it is for %2; the network is %3</source>
        <translation>--%1 在這裡不起作用：它用於 %2；而網路是 %3</translation>
    </message>
    <message>
        <source>the name %1 already implies --%2; use --network %3 to set it separately</source>
        <translation>名稱 %1 已經包含 --%2；要單獨設定，請用 --network %3</translation>
    </message>
    <message>
        <source>this network does not generate tokens; use show or compute to see what it does with a text</source>
        <translation>這個網路不產生詞元；請用 show 或 compute 檢視它如何處理文字</translation>
    </message>
    <message>
        <source>%1 comparison networks are too many; the maximum is %2</source>
        <translation>%1 個對照網路太多；最多 %2 個</translation>
    </message>
    <message>
        <source>network %1 is listed twice; both runs would be identical</source>
        <translation>網路 %1 列了兩次；兩次訓練會完全一樣</translation>
    </message>
    <message>
        <source>%1; --from %2 starts a branch from an earlier checkpoint</source>
        <translation>%1；--from %2 從更早的檢查點開始分支</translation>
    </message>
    <message>
        <source>it has no checkpoints</source>
        <translation>它沒有檢查點</translation>
    </message>
    <message>
        <source>there is no checkpoint at step %1; there are %2</source>
        <translation>沒有第 %1 步的檢查點；有 %2</translation>
    </message>
    <message>
        <source>the given data</source>
        <translation>給出的資料</translation>
    </message>
    <message>
        <source>%1 needs a sequence as output, that is a network with a decoder: gru, lstm, rnn or transformer</source>
        <translation>%1 的輸出是序列，需要帶解碼器的網路：gru、lstm、rnn 或 transformer</translation>
    </message>
    <message>
        <source>%1 needs labels as output, that is a network without a decoder: attention, lstm, gru, rnn, window or token</source>
        <translation>%1 的輸出是標籤，需要不帶解碼器的網路：attention、lstm、gru、rnn、window 或 token</translation>
    </message>
    <message>
        <source>training had diverged by step %1 (the loss is not finite); another learning rate cannot recover it</source>
        <translation>訓練在第 %1 步之前已發散（損失不再有限）；換學習率也無法挽回</translation>
    </message>
    <message>
        <source>training diverged after step %1 (the loss is not finite): the learning rate %2 is too large</source>
        <translation>訓練在第 %1 步之後發散（損失不再有限）：學習率 %2 太大</translation>
    </message>
    <message>
        <source>%1 steps are done and the run is set to %2: --steps counts from the start and must be larger</source>
        <translation>已完成 %1 步，而總步數設為 %2：--steps 從頭計數，必須更大</translation>
    </message>
    <message>
        <source>of %1 texts, %2 would go to the validation set (one in ten, by its words) and %3 to the training set; add more different texts</source>
        <translation>%1 段文字中有 %2 段歸驗證集（按其中的詞，每十段留一段），%3 段歸訓練集；請多給一些彼此不同的文字</translation>
    </message>
    <message>
        <source>not enough memory for a training step: use a smaller batch or a smaller width</source>
        <translation>記憶體不足，無法完成一個訓練步：請減小批次大小或寬度</translation>
    </message>
    <message>
        <source>With merged subwords or hidden special tokens only attention weights are available, which this view cannot show.</source>
        <translation>合併子詞或隱藏特殊詞元時只有注意力權重，此檢視無法顯示。</translation>
    </message>
    <message>
        <source>This attention is too large for a view that needs all heads in memory at once; matrices shows one head.</source>
        <translation>這份注意力太大，不適合需要所有頭同時在記憶體中的檢視；matrices 顯示單一個頭。</translation>
    </message>
    <message>
        <source>there is no column %1; the table has %2</source>
        <translation>沒有第 %1 欄；表格有 %2 欄</translation>
    </message>
    <message>
        <source>the table has one column; training needs one with inputs and one with targets</source>
        <translation>表格只有一欄；訓練需要一欄輸入和一欄目標</translation>
    </message>
    <message>
        <source>the folder %1 cannot be deleted</source>
        <translation>無法刪除資料夾 %1</translation>
    </message>
    <message>
        <source>--tensor: none of the %1 tensors matches &quot;%2&quot;; --list shows them</source>
        <translation>--tensor：%1 個張量中沒有一個與“%2”相符；--list 列出它們</translation>
    </message>
    <message>
        <source>%1 is not a special token here: it becomes the tokens %2</source>
        <translation>%1 在這裡不是特殊詞元，而是切分為詞元 %2</translation>
    </message>
    <message>
        <source>%1 in the text becomes the model&apos;s separator token</source>
        <translation>文字中的 %1 成為該模型的分隔詞元</translation>
    </message>
    <message>
        <source>%1 in the text becomes the model&apos;s separator token, but the tokens after it keep token type 0: enter them as the second sentence to give them type 1</source>
        <translation>文字中的 %1 成為該模型的分隔詞元，但它之後的詞元類型仍為 0：要使類型為 1，請把它們作為第二個句子輸入</translation>
    </message>
    <message>
        <source>this model takes one text: the second sentence follows the first without a separator</source>
        <translation>該模型只接受一段文字：第二個句子直接接在第一個之後，中間沒有分隔詞元</translation>
    </message>
    <message>
        <source>this model has no second segment: it reads both texts as one</source>
        <translation>該模型沒有第二段（segment）：兩段文字被當作一段讀取</translation>
    </message>
    <message>
        <source>--columns: there is no column &quot;%1&quot;; the columns are %2</source>
        <translation>--columns：沒有欄「%1」；各欄為：%2</translation>
    </message>
    <message>
        <source>--columns: expected INPUT,TARGET or INPUT,TARGET,KIND, found %1</source>
        <translation>--columns：應為 INPUT,TARGET 或 INPUT,TARGET,KIND，得到的是 %1</translation>
    </message>
    <message>
        <source>scores beyond ±1e38 are saturated: they are written as 1e+38 or -1e+38</source>
        <translation>超出 ±1e38 的得分已被截斷：寫為 1e+38 或 -1e+38</translation>
    </message>
    <message>
        <source>--pair: the input is not a sentence; give the first one with --text</source>
        <translation>--pair：輸入不是句子；請用 --text 給出第一個句子</translation>
    </message>
    <message>
        <source>the session shows merged tokens; these are the numbers of the model&apos;s own tokens. --set view.join_words=true merges subwords, --set view.hide_special=true leaves special tokens out</source>
        <translation>該工作階段顯示合併後的詞元；這裡匯出的是模型本身的詞元的數值。--set view.join_words=true 合併子詞，--set view.hide_special=true 省略特殊詞元</translation>
    </message>
    <message>
        <source>there is no preset &quot;%1&quot;; the presets are %2</source>
        <translation>沒有預設組「%1」；可用的預設組：%2</translation>
    </message>
    <message>
        <source>axis labels: expected two texts separated by a comma, as in queries,keys, found &quot;%1&quot;</source>
        <translation>軸標題：應為以逗號分隔的兩段文字，如 queries,keys，卻是「%1」</translation>
    </message>
    <message>
        <source>the system has no thread left for this; end other programs, then try again</source>
        <translation>系統已沒有可用的執行緒；請結束其他程式後再試</translation>
    </message>
    <message>
        <source>config.json: %1 has %2 entries, but the model has more layers; each layer needs one</source>
        <translation>config.json：%1 有 %2 項，而模型的層數更多；每一層都需要一項</translation>
    </message>
    <message>
        <source>the leave-one-out error needs the data points of a kernel regression</source>
        <translation>留一法誤差需要核迴歸的資料點</translation>
    </message>
    <message>
        <source>not in the model&apos;s vocabulary: %1; computed as %2</source>
        <translation>不在模型的詞表中：%1；以 %2 計算</translation>
    </message>
    <message>
        <source>layer %1: a residual connection needs outputs as wide as the inputs (%2), but they have %3; use an output projection</source>
        <translation>第 %1 層：殘差連接要求輸出與輸入同寬（%2），但輸出寬 %3；請使用輸出投影</translation>
    </message>
    <message>
        <source>weights from a file are those of one attention alone; for several layers, residual connections, norms and feed-forward networks choose random, identity or hand-built weights</source>
        <translation>檔案中的權重只屬於單獨一個注意力；要用多層、殘差連接、正規化層和前饋網路，請選擇隨機、單位矩陣或手工建構的權重</translation>
    </message>
    <message>
        <source>several layers, residual connections, norms and feed-forward networks need self-attention: one text, or one matrix for queries, keys and values</source>
        <translation>多層、殘差連接、正規化層和前饋網路要求自注意力：一段文字，或查詢、鍵、值共用一個矩陣</translation>
    </message>
</context>
<context>
    <name>ReplaceQuestion</name>
    <message>
        <source>%1 of the %2 images already exist.</source>
        <translation>%2 張圖片中已有 %1 張存在。</translation>
    </message>
    <message>
        <source>Replace images</source>
        <translation>替換圖片</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替換</translation>
    </message>
</context>
<context>
    <name>Replaced</name>
    <message>
        <source>typed numbers</source>
        <translation>鍵入的數字</translation>
    </message>
    <message>
        <source>It replaced the sentence “%1”.</source>
        <translation>它取代了句子「%1」。</translation>
    </message>
    <message>
        <source>It replaced the sentences “%1” and “%2”.</source>
        <translation>它取代了句子「%1」和「%2」。</translation>
    </message>
    <message>
        <source>It replaced the vectors (%1).</source>
        <translation>它取代了向量（%1）。</translation>
    </message>
    <message>
        <source>It replaced the points of the regression.</source>
        <translation>它取代了迴歸的資料點。</translation>
    </message>
    <message>
        <source>It replaced the weights of “%1”.</source>
        <translation>它取代了「%1」的權重。</translation>
    </message>
    <message>
        <source>It replaced the weights “%1”.</source>
        <translation>它取代了權重「%1」。</translation>
    </message>
    <message>
        <source>It replaced the mask (%1).</source>
        <translation>它取代了遮罩（%1）。</translation>
    </message>
    <message>
        <source>The other masks stay.</source>
        <translation>其他遮罩不變。</translation>
    </message>
    <message>
        <source>It replaced the numbers set by hand.</source>
        <translation>它取代了手動設定的數值。</translation>
    </message>
    <message>
        <source>It replaced the image (%1).</source>
        <translation>它取代了影像（%1）。</translation>
    </message>
    <message>
        <source>It replaced the attention of “%1”.</source>
        <translation>它取代了「%1」的注意力。</translation>
    </message>
    <message>
        <source>It replaced the model “%1” and its modifications.</source>
        <translation>它取代了模型「%1」以及對它的修改。</translation>
    </message>
    <message>
        <source>It replaced the model “%1”.</source>
        <translation>它取代了模型「%1」。</translation>
    </message>
</context>
<context>
    <name>Truth</name>
    <message>
        <source>%1 → nothing</source>
        <translation>%1 → 無</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>被遮罩</translation>
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
        <translation>此列為空：該查詢不關注任何鍵。</translation>
    </message>
</context>
<context>
    <name>figure</name>
    <message>
        <source>%1 × %2 pixels, %3 MB of memory</source>
        <translation>%1 × %2 像素，佔用 %3 MB 記憶體</translation>
    </message>
    <message>
        <source>labels are smaller than 5 points and cannot be read in print; use a larger font</source>
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
        <source>%1 of the %2 files already exist. Replace them?</source>
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
</context>
<context>
    <name>heads</name>
    <message>
        <source>%1 (ablated)</source>
        <translation>%1（已消融）</translation>
    </message>
</context>
<context>
    <name>ids</name>
    <message>
        <source>Flow</source>
        <translation>流程</translation>
    </message>
    <message>
        <source>One head&apos;s computation from input to output</source>
        <translation>一個頭從輸入到輸出的計算</translation>
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
        <source>Tokens joined by curves whose thickness shows the attention weight</source>
        <translation>詞元之間以曲線相連，曲線越粗權重越大</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>分步</translation>
    </message>
    <message>
        <source>The computation, step by step</source>
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
        <source>Tokens as points (PCA)</source>
        <translation>把詞元畫成點（PCA）</translation>
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
        <source>The pinned state next to the current one</source>
        <translation>將釘選的狀態與目前狀態並列比較</translation>
    </message>
    <message>
        <source>Dimension d</source>
        <translation>維度 d</translation>
    </message>
    <message>
        <source>Dimension of a token&apos;s vector</source>
        <translation>詞元向量的維度</translation>
    </message>
    <message>
        <source>dₖ per head</source>
        <translation>每頭 dₖ</translation>
    </message>
    <message>
        <source>Dimension of queries and keys</source>
        <translation>查詢和鍵的維度</translation>
    </message>
    <message>
        <source>dᵥ per head</source>
        <translation>每頭 dᵥ</translation>
    </message>
    <message>
        <source>Dimension of values</source>
        <translation>值的維度</translation>
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
        <source>Combine the heads&apos; outputs with a matrix</source>
        <translation>用一個矩陣組合各頭的輸出</translation>
    </message>
    <message>
        <source>Scaling</source>
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
        <source>The scores are divided by this number</source>
        <translation>得分除以該數</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>溫度</translation>
    </message>
    <message>
        <source>Divides the scores before the normaliser: above 1 flattens the weights, below 1 sharpens them</source>
        <translation>正規化函數之前得分先除以它：大於 1 使權重平緩，小於 1 使權重尖銳</translation>
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
        <source>Shape of the weight around the query</source>
        <translation>查詢周圍權重的形狀</translation>
    </message>
    <message>
        <source>Bandwidth h</source>
        <translation>頻寬 h</translation>
    </message>
    <message>
        <source>Hidden width</source>
        <translation>隱藏層寬度</translation>
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
        <translation>正規化函數</translation>
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
        <source>Which keys a query may attend to</source>
        <translation>查詢可以關注哪些鍵</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>視窗</translation>
    </message>
    <message>
        <source>The largest distance at which a query sees a key</source>
        <translation>查詢最遠能看到多遠的鍵</translation>
    </message>
    <message>
        <source>Valid length</source>
        <translation>有效長度</translation>
    </message>
    <message>
        <source>Keys beyond this length are padding</source>
        <translation>此後的鍵都是填充</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>邊</translation>
    </message>
    <message>
        <source>Token numbers, for example 1-2, 2-5, or 1&gt;2 for one direction</source>
        <translation>詞元編號，如 1-2、2-5；單向邊寫作 1&gt;2</translation>
    </message>
    <message>
        <source>Edge file</source>
        <translation>邊檔案</translation>
    </message>
    <message>
        <source>A text file of edges, or a square matrix</source>
        <translation>列出邊的文字檔案，或一個方陣</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩陣</translation>
    </message>
    <message>
        <source>True where a query may attend, or numbers to add to the scores</source>
        <translation>為真處允許查詢關注；若為數值則加到得分上</translation>
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
        <source>How the text is split</source>
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
        <source>Shortest subword</source>
        <translation>最短子詞</translation>
    </message>
    <message>
        <source>Minimum subword length in characters</source>
        <translation>子詞最少的字元數</translation>
    </message>
    <message>
        <source>Longest subword</source>
        <translation>最長子詞</translation>
    </message>
    <message>
        <source>Maximum subword length in characters</source>
        <translation>子詞最多的字元數</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>詞向量</translation>
    </message>
    <message>
        <source>A text file in word2vec or GloVe format</source>
        <translation>word2vec 或 GloVe 格式的文字檔案</translation>
    </message>
    <message>
        <source>Position encoding</source>
        <translation>位置編碼</translation>
    </message>
    <message>
        <source>How token order is encoded</source>
        <translation>如何編碼詞元的順序</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基數</translation>
    </message>
    <message>
        <source>Sets the longest wavelength of the position encoding</source>
        <translation>決定位置編碼的最長波長</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>配對方式</translation>
    </message>
    <message>
        <source>Which components are rotated together</source>
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
        <source>The pattern each head is built for</source>
        <translation>每個頭建構成哪種模式</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>寬度</translation>
    </message>
    <message>
        <source>How far the neighbourhood reaches</source>
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
        <source>Ablated heads</source>
        <translation>消融的頭</translation>
    </message>
    <message>
        <source>Heads switched off (zero ablation): they add nothing to the output</source>
        <translation>關閉的頭（零消融）：對輸出沒有貢獻</translation>
    </message>
    <message>
        <source>Edited weights</source>
        <translation>改動的權重</translation>
    </message>
    <message>
        <source>Values set by hand</source>
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
        <source>factor</source>
        <translation>因子</translation>
    </message>
    <message>
        <source>Dot product</source>
        <translation>點積</translation>
    </message>
    <message>
        <source>Scaled dot product</source>
        <translation>縮放點積</translation>
    </message>
    <message>
        <source>General (bilinear)</source>
        <translation>一般式（雙線性）</translation>
    </message>
    <message>
        <source>Additive</source>
        <translation>加性</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>餘弦</translation>
    </message>
    <message>
        <source>Location-based</source>
        <translation>基於位置</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>高斯核</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>均勻核（box）</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角核</translation>
    </message>
    <message>
        <source>Epanechnikov</source>
        <translation>Epanechnikov 核</translation>
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
        <source>ReLU ÷ number of keys</source>
        <translation>ReLU ÷ 鍵數</translation>
    </message>
    <message>
        <source>Sigmoid</source>
        <translation>Sigmoid</translation>
    </message>
    <message>
        <source>Divide by sum</source>
        <translation>除以總和</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>因果</translation>
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
        <source>Two sentences</source>
        <translation>兩個句子</translation>
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
        <source>Built-in word vectors</source>
        <translation>內建詞向量</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>Rotary (RoPE)</source>
        <translation>旋轉（RoPE）</translation>
    </message>
    <message>
        <source>ALiBi (linear bias)</source>
        <translation>ALiBi（線性偏置）</translation>
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
        <source>Hand-built heads</source>
        <translation>手工建構的頭</translation>
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
        <source>High contrast and thick lines, readable from the last row</source>
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
        <source>Its ID, for example layer1/head3/weights; empty: the view</source>
        <translation>矩陣的識別名，如 layer1/head3/weights；留空則為檢視</translation>
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
        <source>Raster images only</source>
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
        <source>Use Light for print</source>
        <translation>列印請用淺色</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字型</translation>
    </message>
    <message>
        <source>Font family; empty: the program&apos;s font</source>
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
        <source>Below the figure; auto: generated</source>
        <translation>位於圖下方；auto 表示自動產生</translation>
    </message>
    <message>
        <source>Embed the session</source>
        <translation>內嵌工作階段</translation>
    </message>
    <message>
        <source>Headlight can open the file again</source>
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
        <source>same position</source>
        <translation>同一位置</translation>
    </message>
    <message>
        <source>previous position</source>
        <translation>前一位置</translation>
    </message>
    <message>
        <source>next position</source>
        <translation>後一位置</translation>
    </message>
    <message>
        <source>1: unscaled</source>
        <translation>1：不縮放</translation>
    </message>
    <message>
        <source>Scores are not scaled: the wider the head, the more softmax concentrates on a single key</source>
        <translation>得分不縮放：頭越寬，softmax 越會只選中一個鍵</translation>
    </message>
    <message>
        <source>The variance of the scores does not depend on the head width, so softmax can still weight several keys</source>
        <translation>得分的變異數不隨頭的寬度變化，softmax 仍能把權重分給多個鍵</translation>
    </message>
    <message>
        <source>dₖ</source>
        <translation>dₖ</translation>
    </message>
    <message>
        <source>Scores become small in wide heads: the weights become nearly uniform</source>
        <translation>頭很寬時得分變得很小：權重接近均勻</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>自訂數值</translation>
    </message>
    <message>
        <source>A custom divisor: small values sharpen the weights, large ones flatten them</source>
        <translation>自己設定的除數：小則權重更集中，大則更平均</translation>
    </message>
    <message>
        <source>q·k: high where query and key point the same way, and higher the longer they are</source>
        <translation>q·k：查詢與鍵方向相同時得分高，向量越長得分越高</translation>
    </message>
    <message>
        <source>q·k / √dₖ: the dot product, scaled so that it does not grow with the head width</source>
        <translation>q·k / √dₖ：點積，但不隨頭的寬度增大</translation>
    </message>
    <message>
        <source>q W kᵀ: a matrix decides which component of the query matches which component of the key</source>
        <translation>q W kᵀ：由一個矩陣決定查詢的哪個分量與鍵的哪個分量匹配</translation>
    </message>
    <message>
        <source>u·tanh(q W + k W′ + b): a small network compares the two; tanh keeps large components from dominating</source>
        <translation>u·tanh(q W + k W′ + b)：由一個小網路比較兩者；tanh 使大的分量不會壓倒其他分量</translation>
    </message>
    <message>
        <source>Only the angle between q and k counts: a long vector gets no more attention than a short one</source>
        <translation>只看 q 與 k 的夾角：長向量得到的注意力不比短向量多</translation>
    </message>
    <message>
        <source>The weight falls with the distance between q and k: near keys count, far ones do not</source>
        <translation>權重隨 q 與 k 的距離下降：近的鍵計入，遠的不計</translation>
    </message>
    <message>
        <source>The score depends on the key alone, not on the query: all rows of the weights are the same</source>
        <translation>得分只取決於鍵，與查詢無關：權重的各列都相同</translation>
    </message>
    <message>
        <source>exp(−r²/h): the weight fades smoothly with the distance r and never reaches 0</source>
        <translation>exp(−r²/h)：權重隨距離 r 平滑衰減，處處不為 0</translation>
    </message>
    <message>
        <source>Keys within distance h count equally, all others not at all</source>
        <translation>距離不超過 h 的鍵權重相同，更遠的不計</translation>
    </message>
    <message>
        <source>The weight falls linearly and reaches 0 at distance h</source>
        <translation>權重線性下降，距離達到 h 時為 0</translation>
    </message>
    <message>
        <source>max(0, 1 − r²/h²): a parabola that falls slowly near the query and reaches 0 at distance h</source>
        <translation>max(0, 1 − r²/h²)：拋物線，在查詢附近下降得慢，從距離 h 起為 0</translation>
    </message>
    <message>
        <source>A key&apos;s score is a weighted sum of its components</source>
        <translation>鍵的得分是其各分量的加權和</translation>
    </message>
    <message>
        <source>The same after a matrix W; without a nonlinearity in between, the single column WU would do</source>
        <translation>先乘矩陣 W，其餘相同；中間沒有非線性，用一行 WU 就能代替</translation>
    </message>
    <message>
        <source>tanh first squashes the components into −1 to 1: no single large one dominates</source>
        <translation>先把各分量壓到 −1 與 1 之間：沒有哪個大的分量能獨自決定</translation>
    </message>
    <message>
        <source>A small network scores each key: it can react to combinations of components</source>
        <translation>由一個小網路給每個鍵打分：能對分量的組合作出反應</translation>
    </message>
    <message>
        <source>Every key gets a positive weight, high scores by far the most; each row sums to 1</source>
        <translation>每個鍵的權重都為正，得分高的佔絕大部分；每列之和為 1</translation>
    </message>
    <message>
        <source>Negative scores get weight 0, the others are normalised in proportion; each row sums to 1</source>
        <translation>負得分的權重為 0，其餘按比例正規化；每列之和為 1</translation>
    </message>
    <message>
        <source>Negative scores get weight 0, the others are used as they are: keys do not compete, and rows need not sum to 1</source>
        <translation>負的得分為 0，其餘原樣作為權重：鍵之間沒有競爭，每列之和不定</translation>
    </message>
    <message>
        <source>Like softmax, but low scores get exactly 0: only a few keys get weight</source>
        <translation>與 softmax 相似，但低得分恰為 0：由少數鍵分享全部權重</translation>
    </message>
    <message>
        <source>Each key gets between 0 and 1 by its own score: keys do not compete, and rows need not sum to 1</source>
        <translation>每個鍵按自己的得分得到 0 到 1：鍵之間不競爭，一列的和可為任意值</translation>
    </message>
    <message>
        <source>Negative scores get weight 0, the others are divided by the number of keys: row sums do not grow with the length of the text</source>
        <translation>負得分的權重為 0，其餘除以鍵數：列之和不隨文字長度增長</translation>
    </message>
    <message>
        <source>Each score is divided by its row&apos;s sum: the right choice for kernels, whose values are already weights</source>
        <translation>每個得分除以所在列的和：適合核函數，其值本來就是權重</translation>
    </message>
    <message>
        <source>The scores are the weights: keys do not compete, and rows need not sum to 1</source>
        <translation>得分就是權重：鍵之間沒有競爭，每列之和不定</translation>
    </message>
    <message>
        <source>Every query may attend to every key</source>
        <translation>每個查詢都可以關注每個鍵</translation>
    </message>
    <message>
        <source>A token attends only to itself and to earlier tokens, as in language models that predict the next token</source>
        <translation>詞元只關注自己和之前的詞元，如同預測下一個詞元的語言模型</translation>
    </message>
    <message>
        <source>A token attends only to nearby tokens (sliding window): long texts cost less, distant words are out of reach</source>
        <translation>詞元只關注附近的詞元（滑動視窗）：長文字的開銷更小，遠處的詞關注不到</translation>
    </message>
    <message>
        <source>Padding tokens, which fill a sentence up to a fixed length, get no attention</source>
        <translation>只為湊足長度的填充詞元不會被看到</translation>
    </message>
    <message>
        <source>A token attends to its neighbours in a graph and to itself: attention becomes a graph neural network</source>
        <translation>詞元只關注圖中與它相鄰的詞元和它自己：注意力成為圖神經網路</translation>
    </message>
    <message>
        <source>Your own matrix: true and false allow and forbid, numbers are added to the scores</source>
        <translation>您自己的矩陣：true 和 false 表示允許和禁止，數值則加到得分上</translation>
    </message>
    <message>
        <source>Self-attention: the tokens of one sentence attend to each other</source>
        <translation>自注意力：同一句的詞元互相關注</translation>
    </message>
    <message>
        <source>Cross-attention: the tokens of the first sentence attend to those of the second</source>
        <translation>交叉注意力：第一句的詞元關注第二句的詞元</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>向量</translation>
    </message>
    <message>
        <source>Your own vectors as queries, keys and values: audio frames, image patches, hidden states</source>
        <translation>用您自己的向量作查詢、鍵和值：音框、圖塊、隱藏狀態</translation>
    </message>
    <message>
        <source>Kernel regression: at each position the curve is a weighted mean of the data points</source>
        <translation>核迴歸：曲線在每個位置都是資料點的加權平均</translation>
    </message>
    <message>
        <source>Each word and each punctuation mark is a token</source>
        <translation>每個詞和每個標點是一個詞元</translation>
    </message>
    <message>
        <source>Each character is a token: many more cells, and no token is a whole word</source>
        <translation>每個字元是一個詞元：儲存格多得多，沒有詞元代表整個詞</translation>
    </message>
    <message>
        <source>Split at spaces only: punctuation stays attached, so “tired.” is not “tired”</source>
        <translation>只在空格處切分：標點留在詞上，「tired.」與「tired」不是同一個詞元</translation>
    </message>
    <message>
        <source>All words are equally far apart: a token is similar only to the same word</source>
        <translation>所有詞兩兩距離相等：詞元只與相同的詞相似</translation>
    </message>
    <message>
        <source>Random vectors</source>
        <translation>隨機向量</translation>
    </message>
    <message>
        <source>Each word gets a random vector: identical words match, related words do not</source>
        <translation>每個詞得到一個隨機向量：相同的詞匹配，相關的詞不匹配</translation>
    </message>
    <message>
        <source>Similar spellings get similar vectors: “walk”, “walked” and “walking” match each other</source>
        <translation>拼寫相近的詞向量也相近：「walk」「walked」「walking」互相匹配</translation>
    </message>
    <message>
        <source>Pre-trained vectors from a file: words of related meaning lie near each other</source>
        <translation>來自檔案的預訓練向量：意義相關的詞彼此靠近</translation>
    </message>
    <message>
        <source>A small built-in table: the words of the examples, placed by meaning</source>
        <translation>程式自帶的小詞表：範例中的詞按詞義分布</translation>
    </message>
    <message>
        <source>No position information: reordering the tokens does not change their weights</source>
        <translation>沒有位置資訊：打亂詞元的順序，權重完全一樣</translation>
    </message>
    <message>
        <source>Sine and cosine waves are added to each vector: heads can look for an absolute position or for a neighbour</source>
        <translation>給每個向量加上正弦和餘弦波：頭可以尋找某個絕對位置，或者鄰近的詞元</translation>
    </message>
    <message>
        <source>Random table</source>
        <translation>隨機表</translation>
    </message>
    <message>
        <source>A random vector is added at each position: positions can be distinguished, but near ones are no more similar than far ones</source>
        <translation>給每個位置加上一個隨機向量：位置可以區分，但近的位置並不比遠的更相似</translation>
    </message>
    <message>
        <source>RoPE: queries and keys are rotated by their position, so scores depend on the relative position of two tokens, not on where they are</source>
        <translation>RoPE：查詢和鍵按位置旋轉，得分取決於兩個詞元的相對位置，而不是它們的絕對位置</translation>
    </message>
    <message>
        <source>ALiBi: each score is reduced in proportion to the distance, in some heads more than in others: nearer tokens get more weight</source>
        <translation>ALiBi：得分按距離成比例地減小，各頭程度不同：近的詞元得到更多權重</translation>
    </message>
    <message>
        <source>Components 1 and 2, 3 and 4, … are rotated together, as in the RoPE paper</source>
        <translation>第 1、2 分量，第 3、4 分量……成對旋轉，與 RoPE 論文相同</translation>
    </message>
    <message>
        <source>Each component of the first half is rotated with one of the second, as most pre-trained weights expect</source>
        <translation>前一半的每個分量與後一半的一個成對旋轉，多數預訓練權重如此</translation>
    </message>
    <message>
        <source>Random, from the seed</source>
        <translation>隨機（由種子決定）</translation>
    </message>
    <message>
        <source>Untrained matrices: heads differ, but attend to nothing in particular</source>
        <translation>未經訓練的矩陣：各頭不同，但並不特意關注什麼</translation>
    </message>
    <message>
        <source>Q = K = V = X: each token attends to tokens with similar vectors</source>
        <translation>Q = K = V = X：每個詞元關注向量與自己相似的詞元</translation>
    </message>
    <message>
        <source>Each head is built for a pattern you choose: previous token, same word and so on</source>
        <translation>每個頭按您選的模式構造：前一詞元、相同的詞等</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>來自檔案</translation>
    </message>
    <message>
        <source>Your own matrices, for example from a trained model</source>
        <translation>您自己的矩陣，例如來自訓練好的模型</translation>
    </message>
    <message>
        <source>Each token looks at the one before it</source>
        <translation>每個詞元看它前面的一個</translation>
    </message>
    <message>
        <source>Each token looks at the one after it</source>
        <translation>每個詞元看它後面的一個</translation>
    </message>
    <message>
        <source>All tokens look at the first one (attention sink)</source>
        <translation>所有詞元都看第一個（attention sink）</translation>
    </message>
    <message>
        <source>Each token looks at every occurrence of its word, itself included</source>
        <translation>每個詞元看同一個詞出現的所有位置，包括自己</translation>
    </message>
    <message>
        <source>Each token looks at itself: its value passes through</source>
        <translation>每個詞元只看自己：它的值原樣通過</translation>
    </message>
    <message>
        <source>Each token looks at its surroundings, less with distance: like a blur</source>
        <translation>每個詞元看自己周圍，越遠越少：如同模糊的影像</translation>
    </message>
    <message>
        <source>Each token looks at all tokens equally: its output is the mean of all values</source>
        <translation>每個詞元平均地看所有詞元：輸出就是所有值的平均</translation>
    </message>
    <message>
        <source>Each token looks at words whose embedding resembles its own</source>
        <translation>每個詞元看嵌入與自己相似的詞</translation>
    </message>
    <message>
        <source>One head from left to right: the token vectors X become queries, keys and values; queries and keys give the scores, the scores become the weights A, and the output is the weighted sum of the values. Point at a cell to see which rows and columns it comes from in every matrix. Double-click a matrix to enlarge it.</source>
        <translation>從左到右展示一個頭：詞元的向量 X 變成查詢、鍵和值；查詢與鍵得出得分，得分變成權重 A，輸出是值的加權和。指向一個儲存格，就能在每個矩陣裡看到它由哪些列和行得來。按兩下可放大矩陣。</translation>
    </message>
    <message>
        <source>The weights of all heads side by side: rows are queries, columns are keys, a strong colour is a large weight. Each head is labelled with its pattern. Sort heads by entropy or attention distance, or add their mean, maximum or rollout. Double-click a head to enlarge it.</source>
        <translation>所有頭的權重並排顯示：列是查詢，行是鍵，顏色越深權重越大。每個頭旁邊標有它的模式。可以按熵或注意力距離排序，也可以加上它們的平均、最大值或 rollout。按兩下可放大一個頭。</translation>
    </message>
    <message>
        <source>Query tokens on one side, key tokens on the other, joined by curves whose thickness shows the weight, in the colour of their head&apos;s pattern. Click a token to see only its links. Click a head&apos;s number to show or hide the head, double-click it to show only that head.</source>
        <translation>一側是查詢詞元，另一側是鍵詞元，由曲線相連，曲線的粗細就是權重，顏色表示頭的模式。按一下一個詞元，只看它的連線。按一下頭的編號顯示或隱藏這個頭，按兩下則只顯示這一個。</translation>
    </message>
    <message>
        <source>The computation for one token, from its vector to its output: each step with its formula, the actual numbers and a sentence about your tokens. Arrow keys move between steps, digits jump to a step.</source>
        <translation>一個詞元從向量到輸出的計算過程：每一步都有公式、真實的數值和一句提到您的詞元的說明。方向鍵前進和後退，數字鍵選擇步驟。</translation>
    </message>
    <message>
        <source>Any matrix of the computation, as a heat map (with numbers where there is room) or as a table. Double-click to edit weights by hand; everything can be copied and saved.</source>
        <translation>計算中的任意矩陣：以熱圖顯示，空間足夠時帶數值，也可以用表格顯示。按兩下後可以手動修改權重，所有內容都能複製和儲存。</translation>
    </message>
    <message>
        <source>Tokens as points along their first two principal components (PCA): nearby points have similar vectors. Show the input, the output, queries and keys together, or arrows from before attention to after it.</source>
        <translation>詞元畫成點，座標是前兩個主成分（PCA）：靠近的點向量相似。可以顯示輸入、輸出、放在一起的查詢與鍵，或從注意力之前指向之後的箭頭。</translation>
    </message>
    <message>
        <source>Attention as kernel regression: at each position the curve is the mean of the data points, weighted by how near they are. Change the bandwidth to make the curve smoother or rougher; point at a position to see its weights.</source>
        <translation>作為核迴歸的注意力：曲線在每個位置都是資料點按遠近加權的平均。移動頻寬，看曲線變得平滑或起伏；指向一個位置，看它的權重。</translation>
    </message>
    <message>
        <source>Heads in the order of their numbers</source>
        <translation>各頭按編號排列</translation>
    </message>
    <message>
        <source>Most focused heads (lowest entropy) first</source>
        <translation>看得最集中的頭（熵最低）在前</translation>
    </message>
    <message>
        <source>Heads with the shortest attention distance first</source>
        <translation>注意力距離最短的頭在前</translation>
    </message>
    <message>
        <source>The same colour means the same value in every head</source>
        <translation>同一種顏色在每個頭裡表示同樣的數值</translation>
    </message>
    <message>
        <source>Each head uses the full colour range: faint patterns show, but colours cannot be compared between heads</source>
        <translation>每個頭都用全部顏色：微弱的模式看得見，但各頭不能按顏色比較</translation>
    </message>
    <message>
        <source>How much each query attends to each key</source>
        <translation>每個查詢對每個鍵的關注程度</translation>
    </message>
    <message>
        <source>How well each query matches each key, before the normaliser</source>
        <translation>正規化函數之前，每個查詢與每個鍵的匹配程度</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Only the heads themselves</source>
        <translation>只顯示各頭本身</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>The mean of all heads: what they attend to on average</source>
        <translation>所有頭的平均：它們平均關注什麼</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>The largest weight of any head: what at least one head attends to</source>
        <translation>各頭中的最大權重：至少有一個頭在關注什麼</translation>
    </message>
    <message>
        <source>Rollout</source>
        <translation>Rollout</translation>
    </message>
    <message>
        <source>Attention rollout: where an output comes from across all layers, counting half for the residual connection</source>
        <translation>注意力 rollout：輸出跨各層來自哪裡，殘差連接計一半</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>輸入</translation>
    </message>
    <message>
        <source>Token vectors before attention, positions included</source>
        <translation>注意力之前的詞元向量，包括位置</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>輸出</translation>
    </message>
    <message>
        <source>Token vectors after attention</source>
        <translation>注意力之後的詞元向量</translation>
    </message>
    <message>
        <source>q and k</source>
        <translation>q 與 k</translation>
    </message>
    <message>
        <source>Queries and keys of the head in one space: vectors in the same direction match</source>
        <translation>該頭的查詢與鍵放在同一空間：方向相同的互相匹配</translation>
    </message>
    <message>
        <source>Before → after</source>
        <translation>之前 → 之後</translation>
    </message>
    <message>
        <source>Arrows from each token&apos;s input to its output</source>
        <translation>從每個詞元的輸入指向其輸出的箭頭</translation>
    </message>
    <message>
        <source>For bright rooms and for printed figures</source>
        <translation>適合明亮環境和要列印的圖</translation>
    </message>
    <message>
        <source>For dark rooms</source>
        <translation>適合昏暗的房間</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>The links of every token</source>
        <translation>每個詞元的連線</translation>
    </message>
    <message>
        <source>the selected one</source>
        <translation>選取的一個</translation>
    </message>
    <message>
        <source>Only the links of the token pointed at or locked</source>
        <translation>只顯示所指或鎖定的詞元的連線</translation>
    </message>
    <message>
        <source>A token attends to itself and the few tokens before it: causal sliding window, so the KV cache stays small</source>
        <translation>詞元只關注自己和前面幾個詞元：因果滑動視窗，KV 快取因此很小</translation>
    </message>
    <message>
        <source>Prefix LM: the prefix (a question, say) is read in both directions, what follows causally</source>
        <translation>前綴語言模型：前綴（例如問題）雙向讀取，其後部分按因果讀取</translation>
    </message>
    <message>
        <source>Tokens attend only within their own block: several texts packed into one sequence stay apart</source>
        <translation>詞元只關注自己塊中的詞元：打包成一個序列的幾段文字互不干擾</translation>
    </message>
    <message>
        <source>A token attends to keys at regular gaps: as few keys as in a window, but from farther away</source>
        <translation>詞元按固定間隔關注鍵：鍵和視窗一樣少，但來自更遠處</translation>
    </message>
    <message>
        <source>A few tokens attend to all and are attended to by all, the others only nearby (Longformer): information travels in two steps</source>
        <translation>少數詞元關注全部，也被全部關注，其餘的只關注附近（Longformer）：資訊兩步就能傳到</translation>
    </message>
    <message>
        <source>Number of keys a query sees, its own position included</source>
        <translation>一個查詢能看到的鍵數，包括它自己的位置</translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>前綴</translation>
    </message>
    <message>
        <source>Number of keys at the beginning that every query sees</source>
        <translation>開頭能被所有查詢看到的鍵數</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>塊大小</translation>
    </message>
    <message>
        <source>Number of tokens per block; they see only each other</source>
        <translation>每塊的詞元數；同一塊的詞元只看得到彼此</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>範圍</translation>
    </message>
    <message>
        <source>Number of keys seen on each side</source>
        <translation>每側能看到的鍵數</translation>
    </message>
    <message>
        <source>Dilation</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>Distance between neighbouring keys that a query sees (1: a plain window)</source>
        <translation>查詢所見的相鄰鍵之間的距離（1：普通視窗）</translation>
    </message>
    <message>
        <source>Global tokens</source>
        <translation>全域詞元</translation>
    </message>
    <message>
        <source>Number of tokens at the beginning that see all and are seen by all</source>
        <translation>開頭能看到全部、也被全部看到的詞元數</translation>
    </message>
    <message>
        <source>Nearby</source>
        <translation>附近</translation>
    </message>
    <message>
        <source>How far the other tokens see on each side</source>
        <translation>其餘詞元每側能看這麼遠</translation>
    </message>
    <message>
        <source>Causal window</source>
        <translation>因果視窗</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>分塊</translation>
    </message>
    <message>
        <source>Dilated window</source>
        <translation>空洞視窗</translation>
    </message>
    <message>
        <source>Soft cap c</source>
        <translation>軟上限 c</translation>
    </message>
    <message>
        <source>Logit soft-capping: keeps the scaled scores within ±c by c·tanh(s/c); 0: off</source>
        <translation>logit soft-capping：用 c·tanh(s/c) 把縮放後的得分 s 限制在 ±c 以內；0：關閉</translation>
    </message>
    <message>
        <source>Width of the hidden layer; 0: as wide as queries and keys</source>
        <translation>隱藏層的寬度；0：與查詢和鍵同寬</translation>
    </message>
    <message>
        <source>Which model&apos;s heads are shown</source>
        <translation>顯示哪個模型的注意力頭</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Decoder input</source>
        <translation>解碼器輸入</translation>
    </message>
    <message>
        <source>Decoder tokens so far (prefix)</source>
        <translation>解碼器已有的詞元（前綴）</translation>
    </message>
    <message>
        <source>Token IDs</source>
        <translation>詞元 ID</translation>
    </message>
    <message>
        <source>IDs from the model&apos;s vocabulary, instead of the sentence</source>
        <translation>模型詞表中的 ID，代替句子</translation>
    </message>
    <message>
        <source>Token types</source>
        <translation>詞元類型</translation>
    </message>
    <message>
        <source>Which sentence (segment) each token belongs to: 0, 1</source>
        <translation>每個詞元屬於哪個句子：0、1</translation>
    </message>
    <message>
        <source>Decoder input IDs</source>
        <translation>解碼器輸入 ID</translation>
    </message>
    <message>
        <source>IDs from the model&apos;s vocabulary, instead of the decoder input</source>
        <translation>模型詞表中的 ID，代替解碼器輸入</translation>
    </message>
    <message>
        <source>Custom attention</source>
        <translation>自訂注意力</translation>
    </message>
    <message>
        <source>A trained model</source>
        <translation>訓練好的模型</translation>
    </message>
    <message>
        <source>One attention layer of your own design: heads built for a pattern, random, or from a file</source>
        <translation>自己設計的一層注意力：頭按模式建構、隨機產生或來自檔案</translation>
    </message>
    <message>
        <source>All layers of a trained model: its heads have learned from text what to attend to</source>
        <translation>訓練好的模型的所有層：它的頭從文字中學會了該關注什麼</translation>
    </message>
    <message>
        <source>Trained encoder</source>
        <translation>訓練好的編碼器</translation>
    </message>
    <message>
        <source>Trained decoder</source>
        <translation>訓練好的解碼器</translation>
    </message>
    <message>
        <source>Language model trained on old English books; each token sees only itself and earlier tokens. Generating freely, it soon repeats itself</source>
        <translation>在舊英文書上訓練的語言模型；每個詞元只看得見自己和之前的詞元。自由生成時很快就會重複</translation>
    </message>
    <message>
        <source>Trained translator</source>
        <translation>訓練好的翻譯模型</translation>
    </message>
    <message>
        <source>Trained to translate short English sentences into Chinese: an encoder, a decoder and the cross-attention between them. Long or literary sentences go wrong</source>
        <translation>把簡短的英文句子譯成中文的模型：編碼器、解碼器和二者之間的交叉注意力。長句或書面語會譯錯</translation>
    </message>
    <message>
        <source>Every head of every layer as a small map, framed in the colour of its pattern. Choose a query token and a key token: all heads are ranked by the weight between them. For trained models with several layers.</source>
        <translation>每一層的每個頭都是一張小圖，邊框顏色表示它的模式。選一個查詢詞元和一個鍵詞元：所有頭按兩者之間的權重排名。用於有多層的訓練好的模型。</translation>
    </message>
    <message>
        <source>Atlas</source>
        <translation>總覽</translation>
    </message>
    <message>
        <source>Every head of every layer</source>
        <translation>每一層的每個頭</translation>
    </message>
    <message>
        <source>Trained model</source>
        <translation>訓練好的模型</translation>
    </message>
    <message>
        <source>A bundled model, or a folder with config.json and safetensors files</source>
        <translation>隨附的模型，或含有 config.json 與 safetensors 檔案的資料夾</translation>
    </message>
    <message>
        <source>The divisor the model was trained with: scores keep the range that its weights expect</source>
        <translation>除以模型訓練時所用的數：得分保持其權重所適應的分布範圍</translation>
    </message>
    <message>
        <source>The function the model was trained with: choose another to see what depends on it</source>
        <translation>模型訓練時所用的函數：換一種，就能看出什麼依賴於它</translation>
    </message>
    <message>
        <source>What a trained model predicts for the next token, or for a token that you mask ([MASK]), as bars; below, what it would predict after each layer (logit lens). Modify the model, and the bars of the original appear next to them.</source>
        <translation>訓練好的模型對下一個詞元或遮罩詞元（[MASK]）的預測，以長條顯示；下方是它在每一層之後會作出的預測（logit lens）。修改模型後，長條會與原模型的並排顯示。</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>預測</translation>
    </message>
    <message>
        <source>The model&apos;s predictions, layer by layer</source>
        <translation>模型逐層的預測</translation>
    </message>
    <message>
        <source>Masked tokens</source>
        <translation>遮罩詞元</translation>
    </message>
    <message>
        <source>Positions where the model sees its mask token ([MASK]): 3, 5</source>
        <translation>模型在這些位置看到的是遮罩詞元（[MASK]）：3, 5</translation>
    </message>
    <message>
        <source>Attention layer</source>
        <translation>注意力層</translation>
    </message>
    <message>
        <source>For example layer3 or cross/layer2; empty: all</source>
        <translation>例如 layer3 或 cross/layer2；留空：全部</translation>
    </message>
    <message>
        <source>Rank r</source>
        <translation>秩 r</translation>
    </message>
    <message>
        <source>How many dimensions does a head&apos;s pattern need? Keeps the r largest singular values of W_Q·W_Kᵀ; 0: all</source>
        <translation>一個頭的模式需要幾個維度？低秩的 W_Q·W_Kᵀ 只保留最大的 r 個；0：全部</translation>
    </message>
    <message>
        <source>Heads kept (pruning)</source>
        <translation>保留的頭（剪枝）</translation>
    </message>
    <message>
        <source>How many heads does this sentence need? Keeps those that contribute most; 0: all</source>
        <translation>這個句子需要幾個頭？保留貢獻最大的；0：全部</translation>
    </message>
    <message>
        <source>In how many directions do these tokens differ? The input of attention keeps only its first principal directions; 0: all</source>
        <translation>這些詞元在幾個方向上有差別？注意力的輸入只保留前幾個主方向；0：全部</translation>
    </message>
    <message>
        <source>as trained</source>
        <translation>與訓練時相同</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>標點</translation>
    </message>
    <message>
        <source>special tokens</source>
        <translation>特殊詞元</translation>
    </message>
    <message>
        <source>duplicate token</source>
        <translation>重複詞元</translation>
    </message>
    <message>
        <source>induction</source>
        <translation>歸納</translation>
    </message>
    <message>
        <source>Value-weighted</source>
        <translation>值加權</translation>
    </message>
    <message>
        <source>How much each key contributes: the norm of weight · value · W_O (value-weighted attention). A large weight on a short value contributes little</source>
        <translation>每個鍵的貢獻：權重 · 值 · W_O 的範數（值加權注意力）。很大的權重配上很短的值，貢獻也很小</translation>
    </message>
    <message>
        <source>Merge subwords</source>
        <translation>合併子詞</translation>
    </message>
    <message>
        <source>Show each word as one token: attention to its subwords is summed, attention from them averaged</source>
        <translation>每個詞顯示為一個詞元：指向其子詞的權重相加，從子詞發出的取平均</translation>
    </message>
    <message>
        <source>Hide special tokens</source>
        <translation>隱藏特殊詞元</translation>
    </message>
    <message>
        <source>Leave out [CLS], &lt;/s&gt; and the like; the remaining weights are renormalised</source>
        <translation>略去 [CLS]、&lt;/s&gt; 之類；其餘權重重新正規化</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>影像</translation>
    </message>
    <message>
        <source>Input of a vision model: an image, or its values as npy or npz; 0: uniform grey</source>
        <translation>視覺模型的輸入：一張影像，或其數值（npy、npz）；0：均勻的灰色</translation>
    </message>
    <message>
        <source>The text whose tokens are the queries and keys</source>
        <translation>其詞元用作查詢和鍵的文字</translation>
    </message>
    <message>
        <source>The key vectors: numbers, or a file</source>
        <translation>鍵向量：直接寫數字，或給出檔案</translation>
    </message>
    <message>
        <source>The query vectors, one per row: numbers, or a file</source>
        <translation>查詢向量，每列一個：直接寫數字，或給出檔案</translation>
    </message>
    <message>
        <source>The value vectors, one per key: numbers, or a file</source>
        <translation>值向量，每個鍵一個：直接寫數字，或給出檔案</translation>
    </message>
    <message>
        <source>The positions of the data points: the keys</source>
        <translation>資料點的位置：作為鍵</translation>
    </message>
    <message>
        <source>The targets of the data points: the values to be averaged</source>
        <translation>資料點的目標值：被加權平均的值</translation>
    </message>
    <message>
        <source>What to draw, as the window shows it</source>
        <translation>畫什麼，與視窗所示相同</translation>
    </message>
    <message>
        <source>Printed width of the figure</source>
        <translation>圖印出來的寬度</translation>
    </message>
    <message>
        <source>Printed height of the figure</source>
        <translation>圖印出來的高度</translation>
    </message>
    <message>
        <source>Unit of width and height; the figure keeps its size</source>
        <translation>寬和高所用的單位；圖的大小不變</translation>
    </message>
    <message>
        <source>PDF and SVG are vector formats and keep text as text; the others are raster images</source>
        <translation>PDF 和 SVG 是向量格式，文字仍是文字；其餘是點陣圖</translation>
    </message>
    <message>
        <source>Size as printed: text below 5 points is hard to read</source>
        <translation>指印出來的大小：小於 5 點的字很難看清</translation>
    </message>
    <message>
        <source>Next to the figure: which colour means which value</source>
        <translation>在圖旁說明哪種顏色是哪個數</translation>
    </message>
    <message>
        <source>Train a small network on a task and watch: its accuracy on validation texts, and what it attends to while it processes one. The slider goes back to any checkpoint, in every view.</source>
        <translation>訓練一個小網路完成一項任務，並觀看過程：它在驗證文字上的準確率，以及處理一段文字時關注什麼。滑桿可以在所有檢視中回到任一檢查點。</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>Train a small network and watch it learn</source>
        <translation>訓練一個小網路，並觀看它學習</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>長度</translation>
    </message>
    <message>
        <source>Final accuracy by text length</source>
        <translation>訓練結束時的準確率，按文字長度</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Gradient norm of each parameter, by step</source>
        <translation>各參數的梯度範數，按步</translation>
    </message>
    <message>
        <source>Softmax gradient</source>
        <translation>softmax 梯度</translation>
    </message>
    <message>
        <source>Mean norm of the softmax Jacobian, that is how far the weights are from one-hot: at zero, no gradient reaches q and k</source>
        <translation>softmax 雅可比矩陣的平均範數，即權重離獨熱有多遠：為零時沒有梯度傳到 q 和 k</translation>
    </message>
    <message>
        <source>Trained to fill in masked words of old English books; each token sees all others. In head 3.5 “it” attends to the animal even before “too wide”; long sentences work less well</source>
        <translation>在舊英文書上訓練來填補遮罩詞元（[MASK]）；每個詞元都看得見其他所有詞元。在頭 3.5 中，即使是「too wide」，「it」關注的仍是 animal；長句效果更差</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>線性</translation>
    </message>
    <message>
        <source>root</source>
        <translation>平方根</translation>
    </message>
    <message>
        <source>Linear; in texts of more than 32 keys by the root, so that small weights are visible</source>
        <translation>線性；超過 32 個鍵的文字按平方根，小的權重也看得見</translation>
    </message>
    <message>
        <source>Equal differences of weights are equal steps of colour</source>
        <translation>權重相差多少，顏色就變化多少</translation>
    </message>
    <message>
        <source>The colour follows the square root of the weight: small weights are visible</source>
        <translation>顏色按權重的平方根變化：小的權重也看得見</translation>
    </message>
    <message>
        <source>How far a kernel reaches: 2σ² for the Gaussian, a squared length; a length for the other kernels</source>
        <translation>核函數的作用範圍：對高斯核是 2σ²，即長度的平方；對其他核函數是長度</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長度</translation>
    </message>
    <message>
        <source>The bandwidth as a length, for every kernel: σ of the Gaussian, h of the others</source>
        <translation>以長度表示的頻寬，適用於每種核函數：高斯核的 σ，其他核函數的 h</translation>
    </message>
    <message>
        <source>Two states and their difference: pin one as A, change any setting, and see A, B and B − A, what the change did.</source>
        <translation>兩個狀態以及它們的差：把一個釘選為 A，改動任何設定，就能看到 A、B 和 B − A，即這項改動的效果。</translation>
    </message>
    <message>
        <source>normalised entropy</source>
        <translation>正規化熵</translation>
    </message>
    <message>
        <source>Most focused heads first, compared with uniform attention to the allowed keys</source>
        <translation>與均勻關注所有允許的鍵相比，最集中的頭在前</translation>
    </message>
    <message>
        <source>Heads that attend most to the query itself first</source>
        <translation>最關注查詢自身的頭在前</translation>
    </message>
    <message>
        <source>Heads that attend most to the previous token first</source>
        <translation>最關注前一個詞元的頭在前</translation>
    </message>
    <message>
        <source>Heads that attend most to the next token first</source>
        <translation>最關注後一個詞元的頭在前</translation>
    </message>
    <message>
        <source>Heads that attend most to the first token first</source>
        <translation>最關注首個詞元的頭在前</translation>
    </message>
    <message>
        <source>Heads that attend most to other copies of the same word first</source>
        <translation>最關注同一詞其他出現處的頭在前</translation>
    </message>
    <message>
        <source>Heads that attend most to punctuation first</source>
        <translation>最關注標點的頭在前</translation>
    </message>
    <message>
        <source>Heads that attend most to special tokens first</source>
        <translation>最關注特殊詞元的頭在前</translation>
    </message>
    <message>
        <source>Heads that attend most to earlier copies of the token first</source>
        <translation>最關注該詞元先前出現處的頭在前</translation>
    </message>
    <message>
        <source>Heads that attend most to what followed an earlier copy of the token first</source>
        <translation>最關注該詞元先前出現處之後詞元的頭在前</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>最大權重</translation>
    </message>
    <message>
        <source>Heads with the largest single weight first</source>
        <translation>單一權重最大的頭在前</translation>
    </message>
    <message>
        <source>empty rows</source>
        <translation>空列</translation>
    </message>
    <message>
        <source>Heads in which most queries attend to nothing first</source>
        <translation>什麼都不關注的查詢最多的頭在前</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Heads with the same pattern next to each other</source>
        <translation>模式相同的頭排在一起</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>選取標記</translation>
    </message>
    <message>
        <source>Mark the selected cell, tokens and head</source>
        <translation>標出所選的儲存格、詞元和頭</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>標題</translation>
    </message>
    <message>
        <source>Above the figure; auto: the view&apos;s own</source>
        <translation>位於圖的上方；auto：檢視本身的標題</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>副標題</translation>
    </message>
    <message>
        <source>Sizes and statistics, or a text of your own</source>
        <translation>尺寸和統計，或您寫的文字</translation>
    </message>
    <message>
        <source>Axis titles</source>
        <translation>軸標題</translation>
    </message>
    <message>
        <source>Titles of rows and columns, or of the axes</source>
        <translation>列與欄的標題，或座標軸的標題</translation>
    </message>
    <message>
        <source>With residual</source>
        <translation>含殘差</translation>
    </message>
    <message>
        <source>Before attention, and after it with the residual connection: x and x + o, which the rest of the layer gets</source>
        <translation>注意力之前，以及注意力之後加上殘差連接：x 與 x + o，後者傳給這一層的其餘部分</translation>
    </message>
    <message>
        <source>standard deviation of the scores</source>
        <translation>得分的標準差</translation>
    </message>
    <message>
        <source>softmax gradient</source>
        <translation>softmax 梯度</translation>
    </message>
    <message>
        <source>leave-one-out error</source>
        <translation>留一法誤差</translation>
    </message>
    <message>
        <source>Trained mask</source>
        <translation>訓練時的遮罩</translation>
    </message>
    <message>
        <source>The mask that the model was trained with; without it, only the chosen masks apply</source>
        <translation>模型訓練時使用的遮罩；取消後只用所選的遮罩</translation>
    </message>
    <message>
        <source>two before</source>
        <translation>前面第二個</translation>
    </message>
    <message>
        <source>two after</source>
        <translation>後面第二個</translation>
    </message>
    <message>
        <source>earlier tokens</source>
        <translation>前面的詞元</translation>
    </message>
    <message>
        <source>later tokens</source>
        <translation>後面的詞元</translation>
    </message>
    <message>
        <source>monotonic alignment</source>
        <translation>單調對齊</translation>
    </message>
    <message>
        <source>one key</source>
        <translation>單個鍵</translation>
    </message>
    <message>
        <source>content words</source>
        <translation>實詞</translation>
    </message>
    <message>
        <source>function words</source>
        <translation>虛詞</translation>
    </message>
    <message>
        <source>broad</source>
        <translation>分散</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>層數</translation>
    </message>
    <message>
        <source>Residual connection</source>
        <translation>殘差連接</translation>
    </message>
    <message>
        <source>Add the layer&apos;s input to its output: x + attention(x), likewise around the feed-forward network</source>
        <translation>把層的輸入加到輸出上：x + attention(x)；前饋網路也一樣</translation>
    </message>
    <message>
        <source>Layer norm</source>
        <translation>層正規化</translation>
    </message>
    <message>
        <source>Where each token&apos;s vector gets mean 0 and variance 1</source>
        <translation>在哪裡把每個詞元的向量變為平均值 0、變異數 1</translation>
    </message>
    <message>
        <source>Feed-forward network</source>
        <translation>前饋網路（FFN）</translation>
    </message>
    <message>
        <source>Two matrices that transform each token by itself, after the attention; their weights are random</source>
        <translation>注意力之後，用兩個矩陣單獨變換每個詞元；它們的權重是隨機的</translation>
    </message>
    <message>
        <source>Hidden units</source>
        <translation>隱藏單元</translation>
    </message>
    <message>
        <source>Width between the two matrices</source>
        <translation>兩個矩陣之間的寬度</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>激活函數</translation>
    </message>
    <message>
        <source>Applied to each hidden unit</source>
        <translation>作用於每個隱藏單元</translation>
    </message>
    <message>
        <source>Pre-norm</source>
        <translation>pre-norm（之前）</translation>
    </message>
    <message>
        <source>Post-norm</source>
        <translation>post-norm（之後）</translation>
    </message>
    <message>
        <source>GELU</source>
        <translation>GELU</translation>
    </message>
    <message>
        <source>GELU (tanh)</source>
        <translation>GELU（tanh）</translation>
    </message>
    <message>
        <source>GELU (sigmoid)</source>
        <translation>GELU（sigmoid）</translation>
    </message>
    <message>
        <source>ReLU²</source>
        <translation>ReLU²</translation>
    </message>
    <message>
        <source>SiLU (Swish)</source>
        <translation>SiLU（Swish）</translation>
    </message>
    <message>
        <source>The vectors keep the lengths that the layers give them</source>
        <translation>向量保持各層給出的長度</translation>
    </message>
    <message>
        <source>After each residual sum, as in the first transformer and in BERT</source>
        <translation>在每次殘差相加之後，如最初的 Transformer 和 BERT</translation>
    </message>
    <message>
        <source>Attention alone</source>
        <translation>只有注意力</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>Tanh</source>
        <translation>Tanh</translation>
    </message>
    <message>
        <source>x·Φ(x), Φ the normal distribution function: smooth, small negative numbers remain (BERT)</source>
        <translation>x·Φ(x)，Φ 是常態分布函數：平滑，小的負數會保留（BERT）</translation>
    </message>
    <message>
        <source>GELU, computed approximately through tanh, as GPT-2 does</source>
        <translation>用 tanh 近似計算的 GELU，如 GPT-2</translation>
    </message>
    <message>
        <source>x·σ(1.702x): an approximation of GELU, as in CLIP</source>
        <translation>x·σ(1.702x)：GELU 的近似，如 CLIP</translation>
    </message>
    <message>
        <source>Negative numbers become 0, the others stay: the first transformer&apos;s</source>
        <translation>負數變成 0，其餘不變：最初的 Transformer 所用</translation>
    </message>
    <message>
        <source>max(0, x)²: few units are above 0, and these by much</source>
        <translation>max(0, x)²：只有少數單元大於 0，但大得多</translation>
    </message>
    <message>
        <source>x·σ(x): smooth as GELU, in Llama with a gate</source>
        <translation>x·σ(x)：與 GELU 一樣平滑，Llama 中配合閘使用</translation>
    </message>
    <message>
        <source>Between −1 and 1: large numbers no longer differ</source>
        <translation>介於 −1 與 1 之間：大的數不再有區別</translation>
    </message>
    <message>
        <source>Between 0 and 1: each unit is a switch, half open at 0</source>
        <translation>介於 0 與 1 之間：每個單元像一個開關，在 0 處半開</translation>
    </message>
    <message>
        <source>Nothing: the two matrices are then a single linear map</source>
        <translation>什麼也不做：兩個矩陣合起來只是一個線性映射</translation>
    </message>
    <message>
        <source>Before the attention and before the feed-forward network: the residual stream itself passes through no norm (GPT-2 and later)</source>
        <translation>在注意力之前和前饋網路之前：殘差流本身不經過正規化層（GPT-2 及以後）</translation>
    </message>
    <message>
        <source>How many layers follow each other; a new one is a copy of the last</source>
        <translation>前後相接的層的數目；新加的層是最後一層的副本</translation>
    </message>
    <message>
        <source>Up to the hidden units, an activation, down again: in a transformer most weights are here</source>
        <translation>先升到隱藏單元，經激活函數，再降回來：Transformer 的大部分權重在這裡</translation>
    </message>
</context>
<context>
    <name>layers</name>
    <message>
        <source>Encoder, layer %1</source>
        <translation>編碼器，第 %1 層</translation>
    </message>
    <message>
        <source>E%1</source>
        <translation>編%1</translation>
    </message>
    <message>
        <source>Decoder, layer %1</source>
        <translation>解碼器，第 %1 層</translation>
    </message>
    <message>
        <source>D%1</source>
        <translation>解%1</translation>
    </message>
    <message>
        <source>Cross-attention, layer %1</source>
        <translation>交叉注意力，第 %1 層</translation>
    </message>
    <message>
        <source>C%1</source>
        <translation>交%1</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>第 %1 層</translation>
    </message>
    <message>
        <source>all %1 layers</source>
        <translation>全部 %1 層</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>所有層</translation>
    </message>
</context>
<context>
    <name>masked</name>
    <message>
        <source>Causal mask: key %1 comes after query %2.</source>
        <translation>因果遮罩：鍵 %1 位於查詢 %2 之後。</translation>
    </message>
    <message>
        <source>Window: key %1 is %2 tokens away; the window allows %3.</source>
        <translation>視窗：鍵 %1 相距 %2 個詞元，最多允許 %3 個。</translation>
    </message>
    <message>
        <source>Padding: key %1 is beyond the valid length %2.</source>
        <translation>填充：鍵 %1 超出有效長度 %2。</translation>
    </message>
    <message>
        <source>Graph: there is no edge from query %1 to key %2.</source>
        <translation>圖：查詢 %1 到鍵 %2 沒有邊。</translation>
    </message>
    <message>
        <source>Matrix: the given mask forbids row %1, column %2.</source>
        <translation>矩陣：給定的遮罩禁止第 %1 列第 %2 行。</translation>
    </message>
    <message>
        <source>Outside the kernel: the distance %1 exceeds the bandwidth %2.</source>
        <translation>超出核函數範圍：距離 %1 大於頻寬 %2。</translation>
    </message>
    <message>
        <source>A graph or matrix mask forbids it.</source>
        <translation>某個圖遮罩或矩陣遮罩禁止了它。</translation>
    </message>
    <message>
        <source>%1: query %2 cannot attend to key %3.</source>
        <translation>%1：查詢 %2 不能關注鍵 %3。</translation>
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
    <name>ranges</name>
    <message>
        <source>up to %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>%1, colours to %2</source>
        <translation>%1，顏色至 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>own range of the colours&apos; range</comment>
        <translation>%1 / %2</translation>
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
        <source>Weighted sum</source>
        <translation>加權和</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>輸出</translation>
    </message>
    <message>
        <source>Each word and each punctuation mark is a token.</source>
        <translation>每個詞和標點各為一個詞元。</translation>
    </message>
    <message>
        <source>Each character is a token.</source>
        <translation>每個字元各為一個詞元。</translation>
    </message>
    <message>
        <source>Text between spaces is a token.</source>
        <translation>空白之間的內容為一個詞元。</translation>
    </message>
    <message>
        <source>The given rows are used in place of tokens.</source>
        <translation>給定的各列代替詞元。</translation>
    </message>
    <message>
        <source>No embedding is looked up and no position is added.</source>
        <translation>不查嵌入表，也不加位置編碼。</translation>
    </message>
    <message>
        <source>The same word gets the same vector wherever it occurs.</source>
        <translation>同一個詞無論在哪裡都得到同樣的向量。</translation>
    </message>
    <message>
        <source>Each pair of columns is a sine and a cosine with its own wavelength, so every position has a unique pattern.</source>
        <translation>每兩行構成一對正弦和餘弦，各對波長不同，因此每個位置都有自己獨特的模式。</translation>
    </message>
    <message>
        <source>Every position has a random vector, like a learned position table before training.</source>
        <translation>每個位置有一個隨機向量，就像訓練之前的可學習位置表。</translation>
    </message>
    <message>
        <source>All tokens of this head share the same matrices.</source>
        <translation>這個頭的所有詞元共用同樣的矩陣。</translation>
    </message>
    <message>
        <source>All tokens of this head share the same matrices and biases.</source>
        <translation>這個頭的所有詞元共用同樣的矩陣和偏置。</translation>
    </message>
    <message>
        <source>A score is large where query and key are long and point the same way.</source>
        <translation>查詢與鍵都長且方向相同時，得分就大。</translation>
    </message>
    <message>
        <source>A score is large where query and key are long and point the same way; the division by √dₖ is included.</source>
        <translation>查詢與鍵都長且方向相同時，得分就大；已包含除以 √dₖ。</translation>
    </message>
    <message>
        <source>A learned matrix defines which directions of a query match which directions of a key.</source>
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
        <source>Keys within the bandwidth count equally, all others not at all.</source>
        <translation>頻寬之內的鍵同等計數，其餘的完全不計。</translation>
    </message>
    <message>
        <source>The weight falls linearly to zero at the bandwidth.</source>
        <translation>權重線性下降，到頻寬處為零。</translation>
    </message>
    <message>
        <source>The weight falls like a parabola: slowly near the query, to zero at the bandwidth.</source>
        <translation>權重像拋物線一樣下降：在查詢附近下降得慢，到頻寬處為零。</translation>
    </message>
    <message>
        <source>Each key is multiplied by a learned vector U.</source>
        <translation>每個鍵與可學習的向量 U 相乘。</translation>
    </message>
    <message>
        <source>A learned matrix W transforms each key before the vector U scores it.</source>
        <translation>可學習的矩陣 W 先變換每個鍵，再由向量 U 評分。</translation>
    </message>
    <message>
        <source>tanh squashes the components of each key into −1 to 1 before the vector U scores them.</source>
        <translation>tanh 先把每個鍵的分量壓縮到 −1 與 1 之間，再由向量 U 評分。</translation>
    </message>
    <message>
        <source>A small network with one hidden layer scores each key.</source>
        <translation>由一個含單隱藏層的小網路給每個鍵評分。</translation>
    </message>
    <message>
        <source>No scaling: the scores are passed on unchanged.</source>
        <translation>不縮放：得分原樣傳下去。</translation>
    </message>
    <message>
        <source>The wider the queries and keys, the larger the variance of the scores; dividing by √dₖ removes this dependence.</source>
        <translation>查詢和鍵越寬，得分的變異數越大；除以 √dₖ 就消除了這種影響。</translation>
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
        <source>Every query may attend to every key: the scores are passed on unchanged.</source>
        <translation>每個查詢可以關注所有的鍵：得分原樣傳下去。</translation>
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
        <source>Negative scores get weight 0; the others are normalised in proportion.</source>
        <translation>負得分的權重為 0；其餘按比例正規化。</translation>
    </message>
    <message>
        <source>Negative scores get weight 0, and the row need not sum to 1.</source>
        <translation>負得分的權重為 0，一列之和不必為 1。</translation>
    </message>
    <message>
        <source>Each key is gated on its own, without competition; with m keys, a score of 0 gives about 1/m.</source>
        <translation>每個鍵單獨計算，互不競爭；有 m 個鍵時，得分 0 的權重約為 1/m。</translation>
    </message>
    <message>
        <source>Negative scores get weight 0; dividing by the number of keys m keeps the result close to a mean, whatever the length.</source>
        <translation>負得分的權重為 0；除以鍵數 m 使結果接近平均值，與文字長度無關。</translation>
    </message>
    <message>
        <source>A threshold is subtracted so that what stays above 0 sums to 1; all other keys get exactly 0.</source>
        <translation>減去一個門檻值，使高於 0 的部分之和為 1；其餘的鍵得到的恰好為零。</translation>
    </message>
    <message>
        <source>Where scores are negative, weights are too.</source>
        <translation>得分為負的地方，權重也為負。</translation>
    </message>
    <message>
        <source>Weights may be negative and need not sum to 1.</source>
        <translation>權重既不保證為正，其和也不必為 1。</translation>
    </message>
    <message>
        <source>Each value is multiplied by its weight, and the products are added.</source>
        <translation>每個值乘以其權重，再相加。</translation>
    </message>
    <message>
        <source>The heads are not mixed.</source>
        <translation>各個頭之間不作混合。</translation>
    </message>
    <message>
        <source>The heads are not mixed; a bias is added.</source>
        <translation>各個頭之間不作混合；再加上偏置。</translation>
    </message>
    <message>
        <source>The output matrix lets every component of the result combine all heads.</source>
        <translation>經過輸出矩陣，結果的每個分量都可以組合所有的頭。</translation>
    </message>
    <message>
        <source>The output matrix lets every component of the result combine all heads; a bias is added.</source>
        <translation>經過輸出矩陣，結果的每個分量都可以組合所有的頭；再加上偏置。</translation>
    </message>
    <message>
        <source>Cross-attention: the queries come from one sequence, the keys and values from another.</source>
        <translation>交叉注意力：查詢來自一個序列，鍵和值來自另一個序列。</translation>
    </message>
    <message>
        <source>Tokens that are not in the table (%1) get a vector built from their spelling.</source>
        <translation>詞表中沒有的詞元（%1）用其拼寫得到向量。</translation>
    </message>
    <message>
        <source>Rotary position encoding (RoPE): queries and keys are rotated by their positions, so a score depends on their relative position.</source>
        <translation>旋轉位置編碼（RoPE）：查詢和鍵按各自位置旋轉，因此得分取決於它們的相對位置。</translation>
    </message>
    <message>
        <source>The matrices are identities: query, key and value are the input itself.</source>
        <translation>矩陣都是單位矩陣：查詢、鍵和值就是輸入本身。</translation>
    </message>
    <message>
        <source>The matrices of this head were built for: %1.</source>
        <translation>這個頭的矩陣按此模式建構：%1。</translation>
    </message>
    <message>
        <source>Here the output matrix is the identity: the heads are concatenated without mixing.</source>
        <translation>此處輸出矩陣是單位矩陣：各頭只串接，不混合。</translation>
    </message>
    <message>
        <source>The query has no influence: every row is the same.</source>
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
        <source>This head is ablated: its output is zero, so it adds nothing.</source>
        <translation>這個頭已消融：輸出為零，沒有貢獻。</translation>
    </message>
    <message>
        <source>Causal mask: no token sees what comes after it.</source>
        <translation>因果遮罩：詞元看不到它之後的內容。</translation>
    </message>
    <message>
        <source>Window: only keys at most %1 positions away are seen.</source>
        <translation>視窗：只能看到相距不超過 %1 的鍵。</translation>
    </message>
    <message>
        <source>Padding: only the first %1 keys are valid.</source>
        <translation>填充：只有前 %1 個鍵有效。</translation>
    </message>
    <message>
        <source>Graph: a query sees itself and its neighbours.</source>
        <translation>圖：查詢能看到自己和相鄰的詞元。</translation>
    </message>
    <message>
        <source>Matrix: the given mask forbids keys, or adds a number to their scores.</source>
        <translation>矩陣：給定的遮罩禁止某些鍵，或在其得分上加一個數。</translation>
    </message>
    <message>
        <source>Step %1 of %2 · head %3</source>
        <translation>第 %1 步，共 %2 步 · 頭 %3</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查詢</translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation>鍵和值</translation>
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
        <source>%1 query positions, %2 data points</source>
        <translation>%1 個查詢位置，%2 個資料點</translation>
    </message>
    <message>
        <source>%1 query rows, %2 key rows</source>
        <translation>%1 列查詢，%2 列鍵</translation>
    </message>
    <message>
        <source>%1 query tokens, %2 key tokens</source>
        <translation>%1 個查詢詞元，%2 個鍵詞元</translation>
    </message>
    <message>
        <source>The text is one token</source>
        <translation>文字只有一個詞元</translation>
    </message>
    <message>
        <source>The text is split into %1 tokens</source>
        <translation>文字被切分為 %1 個詞元</translation>
    </message>
    <message>
        <source>Position %1 is one of %2 query positions. Each of the %3 data points contributes its target.</source>
        <translation>位置 %1 是 %2 個查詢位置之一。%3 個資料點各貢獻其目標值。</translation>
    </message>
    <message>
        <source>Row %1 of %2 is the query; there are %3 rows of keys and values.</source>
        <translation>第 %1 列（共 %2 列）是查詢；鍵和值有 %3 列。</translation>
    </message>
    <message>
        <source>“%1” is query token %2 of %3. There are %4 key tokens.</source>
        <translation>「%1」是 %3 個查詢詞元中的第 %2 個。另有 %4 個鍵詞元。</translation>
    </message>
    <message>
        <source>“%1” is the only token: it can attend only to itself.</source>
        <translation>「%1」是唯一的詞元：它只能關注自己。</translation>
    </message>
    <message>
        <source>“%1” is token %2 of %3. Every token is compared with all tokens, including itself (self-attention).</source>
        <translation>「%1」是 %3 個詞元中的第 %2 個。每個詞元與所有詞元比較，包括自己（自注意力）。</translation>
    </message>
    <message>
        <source>The vectors are used as they are</source>
        <translation>向量原樣使用</translation>
    </message>
    <message>
        <source>The position vector is added to every row</source>
        <translation>每一列加上其位置的向量</translation>
    </message>
    <message>
        <source>Every token becomes a single number</source>
        <translation>每個詞元變成一個數</translation>
    </message>
    <message>
        <source>Every token becomes a vector of dimension %1</source>
        <translation>每個詞元變成 %1 維的向量</translation>
    </message>
    <message>
        <source>Row %1 has dimension %2.</source>
        <translation>第 %1 列的維度為 %2。</translation>
    </message>
    <message>
        <source>The vector of position %1 is added to row %1, component by component.</source>
        <translation>位置 %1 的向量逐分量加到第 %1 列上。</translation>
    </message>
    <message>
        <source>“%1” is at position %2: its word vector and its position vector are added, component by component.</source>
        <translation>「%1」在位置 %2：詞向量與位置向量逐分量相加。</translation>
    </message>
    <message>
        <source>“%1” gets its word vector; its position comes in later, when queries and keys are rotated (RoPE).</source>
        <translation>「%1」得到它的詞向量；位置稍後在查詢和鍵旋轉時加入（RoPE）。</translation>
    </message>
    <message>
        <source>“%1” gets its word vector; its position comes in later, when scores fall with the distance (ALiBi).</source>
        <translation>「%1」得到它的詞向量；位置稍後在得分隨距離下降時加入（ALiBi）。</translation>
    </message>
    <message>
        <source>“%1” gets its word vector. Nothing encodes its position: in another order the words would have the same vectors.</source>
        <translation>「%1」得到它的詞向量。沒有任何資訊表示位置：換一種順序，各詞的向量依然相同。</translation>
    </message>
    <message>
        <source>“%1” becomes a query, the other sequence keys and values</source>
        <translation>「%1」變成查詢，另一方變成鍵和值</translation>
    </message>
    <message>
        <source>“%1” becomes a query, a key and a value</source>
        <translation>「%1」變成一個查詢、一個鍵和一個值</translation>
    </message>
    <message>
        <source>The query matrix turns “%1” into what it looks for; the key and value matrices turn the other sequence into what it offers and what it passes on.</source>
        <translation>查詢矩陣由「%1」得出它要找什麼；鍵矩陣和值矩陣由另一方得出它提供什麼、傳遞什麼。</translation>
    </message>
    <message>
        <source>The query matrix turns “%1” into what it looks for, the key matrix into what it offers to others, the value matrix into what it passes on.</source>
        <translation>查詢矩陣由「%1」得出它要找什麼，鍵矩陣得出它向別人提供什麼，值矩陣得出它傳遞什麼。</translation>
    </message>
    <message>
        <source>Every key is scored on its own</source>
        <translation>每個鍵單獨評分</translation>
    </message>
    <message>
        <source>“%1” compares its query with every key</source>
        <translation>「%1」用它的查詢與每個鍵比較</translation>
    </message>
    <message>
        <source>No key is close enough to “%1”: the kernel is 0 for all of them.</source>
        <translation>沒有離「%1」足夠近的鍵：核函數對所有鍵都為 0。</translation>
    </message>
    <message>
        <source>“%1” has only one key, “%2”, with score %3.</source>
        <translation>「%1」只有一個鍵「%2」，得分 %3。</translation>
    </message>
    <message>
        <source>The query “%1” has no influence here: the key “%2” has the largest score, %3.</source>
        <translation>這裡查詢「%1」不起作用：鍵「%2」的得分最大，為 %3。</translation>
    </message>
    <message>
        <source>The key nearest to “%1” is “%2”, with score %3.</source>
        <translation>離「%1」最近的鍵是「%2」，得分為 %3。</translation>
    </message>
    <message>
        <source>The key that best matches “%1” is “%2”, with score %3.</source>
        <translation>與「%1」最匹配的鍵是「%2」，得分 %3。</translation>
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
        <source>Divided by 1: the scores are passed on unchanged.</source>
        <translation>除以 1：得分原樣傳下去。</translation>
    </message>
    <message>
        <source>The best key for “%1” is “%2” with %3; divided by √%4 that is %5.</source>
        <translation>「%1」的最佳鍵是「%2」，得分 %3；除以 √%4 後為 %5。</translation>
    </message>
    <message>
        <source>The best key for “%1” is “%2” with %3; divided by %4 that is %5.</source>
        <translation>「%1」的最佳鍵是「%2」，得分 %3；除以 %4 後為 %5。</translation>
    </message>
    <message>
        <source>No mask</source>
        <translation>沒有遮罩</translation>
    </message>
    <message>
        <source>The mask hides keys from “%1”</source>
        <translation>遮罩使「%1」看不到某些鍵</translation>
    </message>
    <message>
        <source>The mask changes the scores of “%1”</source>
        <translation>遮罩改變「%1」的得分</translation>
    </message>
    <message>
        <source>“%1” may attend to none of the %2 keys.</source>
        <translation>「%1」不能關注 %2 個鍵中的任何一個。</translation>
    </message>
    <message>
        <source>“%1” may attend to %2 of %3 keys; the best of them is “%4”, with %5.</source>
        <translation>「%1」可以關注 %3 個鍵中的 %2 個；其中最好的是「%4」，得分 %5。</translation>
    </message>
    <message>
        <source>Softmax turns the scores of “%1” into weights</source>
        <translation>Softmax 把「%1」的得分變成權重</translation>
    </message>
    <message>
        <source>Sparsemax turns the scores of “%1” into a few nonzero weights</source>
        <translation>Sparsemax 把「%1」的得分變成少數幾個非零權重</translation>
    </message>
    <message>
        <source>The kernel values for “%1” are divided by their sum</source>
        <translation>「%1」的核函數值除以它們的和</translation>
    </message>
    <message>
        <source>The kernel values for “%1” are its weights</source>
        <translation>「%1」的核函數值就是它的權重</translation>
    </message>
    <message>
        <source>The positive scores of “%1” are divided by their sum</source>
        <translation>「%1」的正得分除以它們的和</translation>
    </message>
    <message>
        <source>The positive scores of “%1” are divided by the number of keys</source>
        <translation>「%1」的正得分除以鍵數</translation>
    </message>
    <message>
        <source>The kernel values for “%1” are divided by the number of keys</source>
        <translation>「%1」的核函數值除以鍵數</translation>
    </message>
    <message>
        <source>The sigmoid turns each score of “%1” into a weight independently</source>
        <translation>Sigmoid 把「%1」的每個得分單獨變為權重</translation>
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
        <source>The prediction at %1 is a weighted sum of the targets</source>
        <translation>%1 處的預測是目標值的加權和</translation>
    </message>
    <message>
        <source>The output of “%1” is a weighted sum of the values</source>
        <translation>「%1」的輸出是值的加權和</translation>
    </message>
    <message>
        <source>The head&apos;s output, times the output matrix</source>
        <translation>頭的輸出乘以輸出矩陣</translation>
    </message>
    <message>
        <source>The output of the only head is the output of the layer</source>
        <translation>只有一個頭，它就是輸出</translation>
    </message>
    <message>
        <source>The concatenated outputs of %1 heads, times the output matrix</source>
        <translation>%1 個頭串接，再乘以輸出矩陣</translation>
    </message>
    <message>
        <source>The concatenated outputs of %1 heads are the output</source>
        <translation>%1 個頭串接即為輸出</translation>
    </message>
    <message>
        <source>The output of the only head, of dimension %1, becomes the output for “%3”, of dimension %2.</source>
        <translation>唯一的頭的輸出為 %1 維，它成為「%3」的輸出，%2 維。</translation>
    </message>
    <message>
        <source>The outputs of %1 heads, each of dimension %2, become the output for “%4”, of dimension %3.</source>
        <translation>%1 個頭的輸出各 %2 維，合成「%4」的輸出，%3 維。</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>row</source>
        <translation>列</translation>
    </message>
    <message>
        <source>All tokens of this head share the same matrices. Then R rotates pair c of the components of a query or key by the angle θ, which grows with the position; values are not rotated.</source>
        <translation>這個頭的所有詞元共用同樣的矩陣。隨後 R 把查詢或鍵的第 c 對數旋轉角度 θ，位置越靠後角度越大；值不旋轉。</translation>
    </message>
    <message>
        <source>All tokens of this head share the same matrices and biases. Then R rotates pair c of the components of a query or key by the angle θ, which grows with the position; values are not rotated.</source>
        <translation>這個頭的所有詞元共用同樣的矩陣和偏置。隨後 R 把查詢或鍵的第 c 對數旋轉角度 θ，位置越靠後角度越大；值不旋轉。</translation>
    </message>
    <message>
        <source>The farther away a key is, the more is subtracted from its score.</source>
        <translation>鍵離得越遠，得分被減去得越多。</translation>
    </message>
    <message>
        <source>A forbidden key gets a score of minus infinity, and so a weight of exactly 0; from the others, more is subtracted the farther away they are.</source>
        <translation>被禁止的鍵得分為負無窮，因此權重恰好為 0；其餘的鍵離得越遠，得分被減去得越多。</translation>
    </message>
    <message>
        <source>ALiBi (linear bias): in this head, a score falls by α = %1 per token of distance.</source>
        <translation>ALiBi（線性偏置）：在這個頭中，距離每增加一個詞元，得分下降 α = %1。</translation>
    </message>
    <message>
        <source>Scores of keys far from “%1” are reduced</source>
        <translation>離「%1」遠的鍵得分降低</translation>
    </message>
    <message>
        <source>A one-dimensional query has no pair to rotate.</source>
        <translation>一維的查詢沒有可以旋轉的分量對。</translation>
    </message>
    <message>
        <source>“%1” is at position %2: components %3 and %4 of its query, (%5, %6), are rotated by %7 to (%8, %9).</source>
        <translation>「%1」在位置 %2：其查詢的第 %3、%4 個分量 (%5, %6) 旋轉 %7，變為 (%8, %9)。</translation>
    </message>
    <message>
        <source>The last pair, %1 and %2, rotates most slowly: by %3.</source>
        <translation>最後一對，即第 %1、%2 個分量，轉得最慢：%3。</translation>
    </message>
    <message>
        <source>Causal window: a token sees itself and those just before it, %1 keys in all.</source>
        <translation>因果視窗：詞元看到自己和緊接在前的，共 %1 個鍵。</translation>
    </message>
    <message>
        <source>Prefix: the first %1 keys are seen by all; after them, no token sees what comes later.</source>
        <translation>前綴：前 %1 個鍵被所有詞元看到；其餘部分，詞元看不到它之後的內容。</translation>
    </message>
    <message>
        <source>Blocks: tokens see only their own block of %1.</source>
        <translation>分塊：詞元只看到自己塊中的 %1 個詞元。</translation>
    </message>
    <message>
        <source>Dilated window: %1 keys on each side, %2 positions apart.</source>
        <translation>空洞視窗：每側 %1 個鍵，間隔 %2 個位置。</translation>
    </message>
    <message>
        <source>Global tokens: the first %1 see all and are seen by all; the others see %2 on each side.</source>
        <translation>全域詞元：前 %1 個看到全部，也被全部看到；其餘的每側看 %2 個。</translation>
    </message>
    <message>
        <source>The scores are not divided.</source>
        <translation>得分不除以任何數。</translation>
    </message>
    <message>
        <source>Soft cap: small scores stay nearly unchanged, large ones are compressed, and none exceeds ±%1.</source>
        <translation>軟上限：小的得分幾乎不變，大的得分被壓縮，都不超過 ±%1。</translation>
    </message>
    <message>
        <source>The scores are soft-capped at ±%1</source>
        <translation>得分以 ±%1 為軟上限</translation>
    </message>
    <message>
        <source>The scores are divided by %1 and soft-capped at ±%2</source>
        <translation>得分除以 %1，再以 ±%2 為軟上限</translation>
    </message>
    <message>
        <source>The best key for “%1” is “%2” with %3; divided, that is %5; capped, %4.</source>
        <translation>「%1」的最佳鍵是「%2」，得分 %3；相除後為 %5，加軟上限後為 %4。</translation>
    </message>
    <message>
        <source>The best key for “%1” is “%2” with %3; capped, that is %4.</source>
        <translation>「%1」的最佳鍵是「%2」，得分 %3；加軟上限後為 %4。</translation>
    </message>
    <message>
        <source>Pre-norm</source>
        <translation>正規化層（pre-norm）</translation>
    </message>
    <message>
        <source>Output norm</source>
        <translation>輸出的正規化層</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>殘差</translation>
    </message>
    <message>
        <source>Post-norm</source>
        <translation>正規化層（post-norm）</translation>
    </message>
    <message>
        <source>FFN: pre-norm</source>
        <translation>前饋網路：正規化層（pre-norm）</translation>
    </message>
    <message>
        <source>FFN: hidden layer</source>
        <translation>前饋網路：隱藏層</translation>
    </message>
    <message>
        <source>FFN: output</source>
        <translation>前饋網路：輸出</translation>
    </message>
    <message>
        <source>FFN: output norm</source>
        <translation>前饋網路：輸出的正規化層</translation>
    </message>
    <message>
        <source>FFN: residual</source>
        <translation>前饋網路：殘差</translation>
    </message>
    <message>
        <source>FFN: post-norm</source>
        <translation>前饋網路：正規化層（post-norm）</translation>
    </message>
    <message>
        <source>Final norm</source>
        <translation>最後的正規化層</translation>
    </message>
    <message>
        <source>LayerNorm: each token vector is normalised to mean 0 and variance 1, then scaled by learned weights.</source>
        <translation>LayerNorm：每個詞元向量先化為平均值 0、變異數 1，再乘以學得的權重。</translation>
    </message>
    <message>
        <source>LayerNorm: each token vector is normalised to mean 0 and variance 1, then scaled and shifted by learned parameters.</source>
        <translation>LayerNorm：每個詞元向量先化為平均值 0、變異數 1，再按學得的參數縮放和平移。</translation>
    </message>
    <message>
        <source>RMSNorm: each token vector is divided by its root mean square, then scaled by learned weights.</source>
        <translation>RMSNorm：每個詞元向量先除以其均方根，再乘以學得的權重。</translation>
    </message>
    <message>
        <source>The residual connection adds the input back, so none of it is lost.</source>
        <translation>殘差連接把輸入加回來，因此輸入不會遺失。</translation>
    </message>
    <message>
        <source>A feed-forward network (FFN) maps each token on its own to a wider vector and applies an activation function to each component.</source>
        <translation>前饋網路（FFN）單獨把每個詞元映射成更寬的向量，再對每個分量套用激活函數。</translation>
    </message>
    <message>
        <source>A gated feed-forward network maps each token on its own to two wider vectors; one passes through an activation function and gates the other.</source>
        <translation>門控前饋網路單獨把每個詞元映射成兩個更寬的向量；其中一個經激活函數後作為另一個的閘。</translation>
    </message>
    <message>
        <source>The wider vector is projected back to the layer&apos;s width.</source>
        <translation>更寬的向量變回該層的寬度。</translation>
    </message>
    <message>
        <source>%1 for “%2”</source>
        <translation>「%2」的%1</translation>
    </message>
    <message>
        <source>The FFN gets the same input as the attention: both run in parallel.</source>
        <translation>前饋網路與注意力的輸入相同：兩者平行計算。</translation>
    </message>
    <message>
        <source>The model has a vocabulary: a frequent word is one token, other words are split into subwords. Special tokens such as [CLS] stand for no text.</source>
        <translation>模型有一個詞表：常見的詞是一個詞元，其餘切分成子詞。[CLS] 之類的特殊詞元不代表任何文字。</translation>
    </message>
    <message>
        <source>Token vectors, and position vectors where the model has them, are learned; the same token at the same position always gets the same vector.</source>
        <translation>詞元向量（以及位置向量，如果模型有）是學得的；同一詞元在同一位置得到的總是同一個向量。</translation>
    </message>
    <message>
        <source>These vectors hold what the earlier layers have computed about each token.</source>
        <translation>這些向量包含前面各層對每個詞元的計算結果。</translation>
    </message>
    <message>
        <source>The decoder has attended to its own tokens; now it attends to the source text.</source>
        <translation>解碼器已關注過自己的詞元；現在它關注來源文字。</translation>
    </message>
    <message>
        <source>“%1” as a vector:</source>
        <translation>「%1」的向量：</translation>
    </message>
    <message>
        <source>T has a row for each token and a column for each different word: the row of “%1” has a single 1, in column %2. It says which word this is, but nothing about what it means.</source>
        <translation>T 的每一列對應一個詞元，每一行對應一個不同的詞：「%1」那一列只有一個 1，在第 %2 行。它只說明這是哪個詞，還沒有說它是什麼意思。</translation>
    </message>
    <message>
        <source>The word “%1” occurs %2 times in the text: these rows are the same.</source>
        <translation>「%1」這個詞在文字中出現 %2 次：這幾列完全相同。</translation>
    </message>
    <message>
        <source>or</source>
        <comment>masks</comment>
        <translation>或</translation>
    </message>
    <message>
        <source>where</source>
        <comment>masks</comment>
        <translation>當</translation>
    </message>
    <message>
        <source>“%1” enters with %2 components; the cosine similarity to the input of this layer is %3.</source>
        <translation>「%1」以 %2 維向量進入；與本層輸入的餘弦相似度為 %3。</translation>
    </message>
    <message>
        <source>“%1” enters with %2 components; the cosine similarity to the input of the first layer is %3.</source>
        <translation>「%1」以 %2 維向量進入；與第一層輸入的餘弦相似度為 %3。</translation>
    </message>
    <message>
        <source>“%1” enters as a vector of dimension %2.</source>
        <translation>「%1」以 %2 維向量進入。</translation>
    </message>
    <message>
        <source>“%1” has the ID %2 in the vocabulary, which selects that row of the embedding table: %3 components.</source>
        <translation>「%1」在詞表中的 ID 是 %2，它選出嵌入表的那一列：%3 個分量。</translation>
    </message>
    <message>
        <source>The vector of “%1” has a root mean square of %2; after the norm it is %3.</source>
        <translation>「%1」的向量的均方根是 %2；經正規化層後是 %3。</translation>
    </message>
    <message>
        <source>The components of “%1” have mean %2 and standard deviation %3; after the norm, %4 and %5.</source>
        <translation>「%1」各分量的平均值為 %2，標準差為 %3；經正規化層後分別為 %4 和 %5。</translation>
    </message>
    <message>
        <source>The vector of “%1” has norm %2, what is added to it has norm %3; the sum has norm %4.</source>
        <translation>「%1」的向量範數為 %2，加上去的向量範數為 %3；和的範數為 %4。</translation>
    </message>
    <message>
        <source>Of the %2 hidden units of the FFN for “%1”, %3 are above 0; the largest, unit %4, is %5.</source>
        <translation>前饋網路對「%1」的 %2 個隱藏單元中，有 %3 個大於 0；最大的是第 %4 個，為 %5。</translation>
    </message>
    <message>
        <source>For “%1”, the %2 hidden units become a vector of dimension %3 and norm %4.</source>
        <translation>對「%1」，%2 個隱藏單元變成 %3 維的向量，範數為 %4。</translation>
    </message>
    <message>
        <source>“%1” and “%2” as vectors:</source>
        <translation>「%1」與「%2」的向量：</translation>
    </message>
    <message>
        <source>the %1 others combined:</source>
        <translation>其餘 %1 項合計：</translation>
    </message>
    <message>
        <source>(head %1)</source>
        <translation>（頭 %1）</translation>
    </message>
    <message>
        <source>The network reads words or characters, as it did in training.</source>
        <translation>網路按詞或按字元讀取，與訓練時一樣。</translation>
    </message>
    <message>
        <source>The query is the decoder&apos;s state before it outputs this token; the keys are the encoder&apos;s states for each token, read in both directions.</source>
        <translation>查詢是解碼器輸出該詞元之前的狀態；鍵是編碼器雙向讀取文字後每個詞元的狀態。</translation>
    </message>
    <message>
        <source>The image is split into patches, named by row and column. cls is an extra token, not a patch.</source>
        <translation>影像被切分成圖塊（patch），以列（r）和行（c）命名；cls 是額外的詞元，不是圖塊。</translation>
    </message>
    <message>
        <source>Token IDs from the model&apos;s vocabulary were given; no text was tokenized.</source>
        <translation>給出的是模型詞表中的詞元 ID，沒有切分文字。</translation>
    </message>
    <message>
        <source>The image is split into %1 patches</source>
        <translation>影像被切分成 %1 個圖塊</translation>
    </message>
    <message>
        <source>Tokens are given by ID</source>
        <translation>詞元以 ID 給出</translation>
    </message>
    <message>
        <source>The input vectors were reduced to their first %1 principal directions: x is the vector of “%2” in these.</source>
        <translation>輸入向量只保留前 %1 個主方向：x 是「%2」的向量在這些方向上的座標。</translation>
    </message>
    <message>
        <source>what each head adds:</source>
        <translation>各頭加上的內容：</translation>
    </message>
    <message>
        <source>their sum:</source>
        <translation>它們的和：</translation>
    </message>
    <message>
        <source>The output is the sum of what each head adds. Head %1 adds the longest vector, of length %2.</source>
        <translation>輸出是各頭所加向量之和。頭 %1 加的向量最長，長度為 %2。</translation>
    </message>
    <message>
        <source>The output is the sum of what each head adds. Head %1 adds the longest vector, of length %2; head %3 adds one of length %4.</source>
        <translation>輸出是各頭所加向量之和。頭 %1 加的向量最長，長度為 %2；頭 %3 加的向量長度為 %4。</translation>
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
        <source>hidden dimension</source>
        <translation>隱藏層維度</translation>
    </message>
    <message>
        <source>input (keys and values)</source>
        <translation>輸入（鍵和值）</translation>
    </message>
    <message>
        <source>embedding (keys and values)</source>
        <translation>嵌入（鍵和值）</translation>
    </message>
    <message>
        <source>position (keys and values)</source>
        <translation>位置編碼（鍵和值）</translation>
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
        <source>mean over the heads</source>
        <translation>各頭平均</translation>
    </message>
    <message>
        <source>maximum over the heads</source>
        <translation>各頭最大</translation>
    </message>
    <message>
        <source>concatenated head outputs</source>
        <translation>串接後的各頭輸出</translation>
    </message>
    <message>
        <source>output weights</source>
        <translation>輸出權重</translation>
    </message>
    <message>
        <source>dimension of all heads together</source>
        <translation>所有頭的維度</translation>
    </message>
    <message>
        <source>output bias</source>
        <translation>輸出偏置</translation>
    </message>
    <message>
        <source>attention rollout</source>
        <translation>注意力 rollout</translation>
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
        <source>queries</source>
        <translation>查詢</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>鍵</translation>
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
        <translation>被遮罩</translation>
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
    <message>
        <source>query vectors before rotation</source>
        <translation>旋轉前的查詢向量</translation>
    </message>
    <message>
        <source>key vectors before rotation</source>
        <translation>旋轉前的鍵向量</translation>
    </message>
    <message>
        <source>rotated query vectors</source>
        <translation>旋轉後的查詢向量</translation>
    </message>
    <message>
        <source>rotated key vectors</source>
        <translation>旋轉後的鍵向量</translation>
    </message>
    <message>
        <source>mask and distance bias</source>
        <translation>遮罩與距離偏置</translation>
    </message>
    <message>
        <source>distance bias</source>
        <translation>距離偏置</translation>
    </message>
    <message>
        <source>scores after mask and distance bias</source>
        <translation>遮罩和距離偏置後得分</translation>
    </message>
    <message>
        <source>scores after the distance bias</source>
        <translation>距離偏置後得分</translation>
    </message>
    <message>
        <source>scores after the soft cap</source>
        <translation>軟上限後得分</translation>
    </message>
    <message>
        <source>hidden states</source>
        <translation>隱藏狀態</translation>
    </message>
    <message>
        <source>logits (before softmax)</source>
        <translation>logits（softmax 之前）</translation>
    </message>
    <message>
        <source>token ID</source>
        <translation>詞元 ID</translation>
    </message>
    <message>
        <source>FFN dimension</source>
        <translation>前饋網路的維度</translation>
    </message>
    <message>
        <source>value-weighted attention</source>
        <translation>值加權注意力</translation>
    </message>
    <message>
        <source>input after the norm</source>
        <translation>經正規化層後的輸入</translation>
    </message>
    <message>
        <source>output after the norm</source>
        <translation>經正規化層後的輸出</translation>
    </message>
    <message>
        <source>residual sum</source>
        <translation>殘差和</translation>
    </message>
    <message>
        <source>sum after the norm</source>
        <translation>經正規化層後的和</translation>
    </message>
    <message>
        <source>FFN input after the norm</source>
        <translation>經正規化層後的前饋網路輸入</translation>
    </message>
    <message>
        <source>FFN before the activation</source>
        <translation>前饋網路在激活函數之前的值</translation>
    </message>
    <message>
        <source>FFN gate before the activation</source>
        <translation>前饋網路的閘在激活函數之前的值</translation>
    </message>
    <message>
        <source>FFN hidden layer</source>
        <translation>前饋網路的隱藏層</translation>
    </message>
    <message>
        <source>FFN output</source>
        <translation>前饋網路的輸出</translation>
    </message>
    <message>
        <source>FFN output after the norm</source>
        <translation>經正規化層後的前饋網路輸出</translation>
    </message>
    <message>
        <source>FFN residual sum</source>
        <translation>前饋網路的殘差和</translation>
    </message>
    <message>
        <source>FFN residual sum after the norm</source>
        <translation>經正規化層後的前饋網路殘差和</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>詞元</translation>
    </message>
</context>
<context>
    <name>ui::ActionBar</name>
    <message>
        <source>Views</source>
        <translation>檢視</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Items that do not fit into this row</source>
        <translation>這一排放不下的按鈕</translation>
    </message>
</context>
<context>
    <name>ui::AnimationAction</name>
    <message>
        <source>Export a&amp;nimation…</source>
        <translation>匯出動畫(&amp;N)…</translation>
    </message>
    <message>
        <source>Animate a setting, or the computation step by step, as GIF, WebP, PNG or video</source>
        <translation>把某項設定的變化過程或分步講解存成 GIF、WebP、PNG 或影片</translation>
    </message>
</context>
<context>
    <name>ui::AnimationDialog</name>
    <message>
        <source>Export animation</source>
        <translation>匯出動畫</translation>
    </message>
    <message>
        <source>%v of %m frames</source>
        <translation>第 %v 個影格，共 %m 個</translation>
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
        <source>%L1 seconds, looping</source>
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
        <source>Exported: %1</source>
        <translation>已匯出：%1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>%L1 seconds</source>
        <translation>%L1 秒</translation>
    </message>
    <message>
        <source>Compute and write all frames; asks for a file name</source>
        <translation>計算並寫出所有影格；會詢問檔名</translation>
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
        <source>Logarithmic steps</source>
        <translation>對數步進</translation>
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
        <source>Multiply by a constant factor from frame to frame, instead of adding a constant</source>
        <translation>相鄰影格之間按相等的倍數變化，而不是等差變化</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>影格數</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>每秒影格數</translation>
    </message>
    <message>
        <source>The computation, step by step</source>
        <translation>分步講解</translation>
    </message>
    <message>
        <source>Animate</source>
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
        <source>WebP, lossless</source>
        <translation>WebP，無損</translation>
    </message>
    <message>
        <source>Numbered PNGs</source>
        <translation>編號的 PNG</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>MP4, for players and slides</source>
        <translation>MP4 影片，適合播放器和投影片</translation>
    </message>
    <message>
        <source>WebM, for web pages</source>
        <translation>WebM 影片，適合網頁</translation>
    </message>
    <message>
        <source>Interventions</source>
        <translation>干預</translation>
    </message>
    <message>
        <source>Value of the setting in the first frame</source>
        <translation>第一個影格中該設定的值</translation>
    </message>
    <message>
        <source>Value of the setting in the last frame</source>
        <translation>最後一個影格中該設定的值</translation>
    </message>
    <message>
        <source>Number of frames; attention is computed for each</source>
        <translation>影格數；每一影格都重新計算注意力</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>播放速度</translation>
    </message>
    <message>
        <source>The setting to animate</source>
        <translation>要做成動畫的設定</translation>
    </message>
    <message>
        <source>Wider frames have room for more tokens</source>
        <translation>影格越寬，容得下的詞元越多</translation>
    </message>
    <message>
        <source>Taller frames have room for larger cells</source>
        <translation>影格越高，格子可以越大</translation>
    </message>
    <message>
        <source>Large text can be read from afar but leaves less room for the view</source>
        <translation>大字遠處也看得清，但留給圖的地方變少</translation>
    </message>
    <message>
        <source>Light for paper, dark or high contrast for a screen</source>
        <translation>紙上用淺色，螢幕上用深色或高對比</translation>
    </message>
    <message>
        <source>Videos are small; GIF and WebP play by themselves on a page or slide</source>
        <translation>影片檔案小；GIF 和 WebP 在網頁或投影片中自動播放</translation>
    </message>
    <message>
        <source>The network during training</source>
        <translation>訓練中的網路</translation>
    </message>
</context>
<context>
    <name>ui::AnimationPreview</name>
    <message>
        <source>Frame</source>
        <translation>影格</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>第 %1 個影格，共 %2 個</translation>
    </message>
    <message>
        <source>Which frame is shown above; all of them are exported</source>
        <translation>上方顯示哪一個影格；匯出的是全部</translation>
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
    <name>ui::AtlasCanvas</name>
    <message>
        <source>the head&apos;s maximum</source>
        <translation>該頭的最大值</translation>
    </message>
    <message>
        <source>attention weight; rows: queries, columns: keys</source>
        <translation>注意力權重；列：查詢，行：鍵</translation>
    </message>
    <message>
        <source>Show heads with a pattern</source>
        <translation>顯示某種模式的頭</translation>
    </message>
    <message>
        <source>%1, head %2: %3</source>
        <translation>%1，頭 %2：%3</translation>
    </message>
    <message>
        <source>entropy %1 · distance %2</source>
        <translation>熵 %1 · 距離 %2</translation>
    </message>
    <message>
        <source>root scale</source>
        <translation>平方根刻度</translation>
    </message>
    <message>
        <source>sorted by %1</source>
        <translation>按%1排序</translation>
    </message>
    <message>
        <source>sorted by %1, largest first</source>
        <translation>按%1排序，由大到小</translation>
    </message>
    <message>
        <source>sorted by %1, smallest first</source>
        <translation>按%1排序，由小到大</translation>
    </message>
    <message>
        <source>%1; below each map: its head and the value</source>
        <comment>sorted by entropy</comment>
        <translation>%1；每張圖下方：頭和數值</translation>
    </message>
</context>
<context>
    <name>ui::AtlasView</name>
    <message numerus="yes">
        <source>Maps of %n head(s)</source>
        <translation>
            <numerusform>%n 個頭的小圖</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen: head %1</source>
        <translation>已選：頭 %1</translation>
    </message>
    <message>
        <source>%1: largest in head %2, %3</source>
        <translation>%1：在頭 %2 中最大，%3</translation>
    </message>
    <message>
        <source>Choose a query token: click one above.</source>
        <translation>選一個查詢詞元：按一下上方的一個。</translation>
    </message>
    <message>
        <source>all heads, ranked by this weight</source>
        <translation>所有頭按這個權重排列</translation>
    </message>
    <message>
        <source>strongest key of head %1; Shift+click chooses another</source>
        <translation>頭 %1 中權重最大的鍵；Shift+按一下另選</translation>
    </message>
    <message>
        <source>Attending heads</source>
        <translation>哪些頭關注這裡？</translation>
    </message>
    <message>
        <source>Head patterns; click one to show only its heads</source>
        <translation>頭的模式；按一下只顯示該模式的頭</translation>
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
        <source>Every head of every layer</source>
        <translation>每一層的每個頭</translation>
    </message>
    <message>
        <source>layers down, heads across; click to choose a head, double-click to show its layer</source>
        <translation>縱向為層，橫向為頭；按一下選擇頭，按兩下顯示它所在的層</translation>
    </message>
    <message>
        <source>Atlas shows models with several layers; this one has only one.</source>
        <translation>「總覽」用於有多層的模型；這裡只有一層。</translation>
    </message>
    <message>
        <source>Head patterns</source>
        <translation>頭的模式</translation>
    </message>
    <message>
        <source>This attention is too large for Atlas, which needs all heads in memory at once. Matrices shows one head.</source>
        <translation>這份注意力太大：總覽需要所有頭同時在記憶體中。「矩陣」可顯示單一個頭。</translation>
    </message>
    <message>
        <source>strongest key of head %1</source>
        <translation>頭 %1 權重最大的鍵</translation>
    </message>
    <message>
        <source>%1; click to choose a head, double-click to show its layer</source>
        <comment>sorted by entropy</comment>
        <translation>%1；按一下選擇一個頭，按兩下顯示其所在層</translation>
    </message>
</context>
<context>
    <name>ui::AttentionForm</name>
    <message>
        <source>learned position embedding</source>
        <translation>可學習的位置嵌入</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>層數</translation>
    </message>
    <message>
        <source>Number of stacked attention layers</source>
        <translation>注意力層的層數</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>頭數</translation>
    </message>
    <message>
        <source>Per layer; they split its width</source>
        <translation>每層的頭數；它們共分該層的寬度</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
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
        <source>Reset all settings</source>
        <translation>重設所有設定</translation>
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
        <source>Unlock the cell</source>
        <translation>解除鎖定的儲存格</translation>
    </message>
    <message>
        <source>Previous layer</source>
        <translation>上一層</translation>
    </message>
    <message>
        <source>Next layer</source>
        <translation>下一層</translation>
    </message>
</context>
<context>
    <name>ui::BandwidthEditor</name>
    <message>
        <source>1 if r ≤ h, else 0</source>
        <translation>r ≤ h 時為 1，否則為 0</translation>
    </message>
    <message>
        <source>Kernel value at the distance r between query and key</source>
        <translation>查詢與鍵相距 r 時核函數的值</translation>
    </message>
    <message>
        <source>σ, the Gaussian&apos;s standard deviation</source>
        <translation>σ，高斯核的標準差</translation>
    </message>
    <message>
        <source>The same bandwidth as the standard deviation of the Gaussian exp(−r²/2σ²)</source>
        <translation>同一頻寬，寫作高斯核 exp(−r²/2σ²) 的標準差</translation>
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
        <source>Automatic</source>
        <translation>自動產生</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自訂</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>圖說</translation>
    </message>
    <message>
        <source>Caption text</source>
        <translation>圖說文字</translation>
    </message>
    <message>
        <source>Copy the caption</source>
        <translation>複製圖說</translation>
    </message>
    <message>
        <source>Below the figure, in the figure&apos;s font</source>
        <translation>放在圖的下方，字型與圖中相同</translation>
    </message>
</context>
<context>
    <name>ui::CellEditor</name>
    <message>
        <source>New value of the cell</source>
        <translation>儲存格的新數值</translation>
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
        <source>no query: learned</source>
        <translation>無查詢：學得的</translation>
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
        <source>learned factors</source>
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
        <source>entropy %1 nats · “%2” ranks %3 of %4</source>
        <translation>熵 %1 nat · 「%2」在 %4 個中排第 %3</translation>
    </message>
    <message>
        <source>before rotation</source>
        <translation>旋轉之前</translation>
    </message>
    <message>
        <source>rotated query of “%1”</source>
        <translation>「%1」旋轉後的查詢</translation>
    </message>
    <message>
        <source>rotated key of “%1”</source>
        <translation>「%1」旋轉後的鍵</translation>
    </message>
    <message>
        <source>%1; renormalised without special tokens</source>
        <comment>facts of a row</comment>
        <translation>%1；不計特殊詞元，重新正規化</translation>
    </message>
</context>
<context>
    <name>ui::CheckpointEditor</name>
    <message>
        <source>Checkpoint</source>
        <translation>檢查點</translation>
    </message>
    <message>
        <source>Return to the network at this step</source>
        <translation>回到網路在這一步的狀態</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
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
    <name>ui::ColourBar</name>
    <message>
        <source>root scale</source>
        <translation>平方根刻度</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a colour bar&apos;s caption</comment>
        <translation>，</translation>
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
        <source>%1, B&#xa0;−&#xa0;A&#xa0;%2</source>
        <translation>%1，B&#xa0;−&#xa0;A %2</translation>
    </message>
    <message>
        <source>%1 of A and B. %2</source>
        <translation>A 與 B 的%1。%2</translation>
    </message>
    <message>
        <source>What to compare</source>
        <translation>對比的內容</translation>
    </message>
    <message>
        <source>Nothing is pinned. Pin the current state as A, change a setting, and see A, B and their difference side by side.</source>
        <translation>尚未釘選任何狀態。請把目前狀態釘選為 A，改動一項設定，即可並列檢視 A、B 及其差。</translation>
    </message>
    <message>
        <source>Computing the pinned state.</source>
        <translation>正在計算釘選的狀態。</translation>
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
        <source>B: current</source>
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
        <source>difference B − A</source>
        <translation>差 B&#xa0;−&#xa0;A</translation>
    </message>
    <message>
        <source>No cell is unmasked in both.</source>
        <translation>沒有在兩者中都未被遮罩的儲存格。</translation>
    </message>
    <message>
        <source>No number differs.</source>
        <translation>沒有不同的數值。</translation>
    </message>
    <message>
        <source>◥ Largest difference %1 at %2; mean of |⁠B&#xa0;−&#xa0;A⁠| %3</source>
        <translation>◥ 最大差 %1，位於 %2；|⁠B&#xa0;−&#xa0;A⁠| 的平均值 %3</translation>
    </message>
    <message>
        <source>Compare the weights of a head, or the matrix shown in Matrices</source>
        <translation>A、B 及其差是某個頭的權重，還是「矩陣」檢視所示的另一個矩陣</translation>
    </message>
    <message>
        <source>Keep the current state as A; whatever you change next is B</source>
        <translation>把目前狀態留作 A；之後無論改動什麼都是 B</translation>
    </message>
    <message>
        <source>A: before</source>
        <translation>A：之前</translation>
    </message>
    <message>
        <source>B: after</source>
        <translation>B：之後</translation>
    </message>
    <message>
        <source>No number differs by more than rounding.</source>
        <translation>所有數值之差都不超過捨入誤差。</translation>
    </message>
    <message>
        <source>State A cannot be computed. Pin A again, or reopen the session once its files are available.</source>
        <translation>無法計算釘選為 A 的狀態。請重新釘選 A，或在檔案就位後重新開啟工作階段。</translation>
    </message>
    <message>
        <source>A %1, B %2</source>
        <comment>a cell&apos;s names in two texts</comment>
        <translation>A 中 %1，B 中 %2</translation>
    </message>
    <message>
        <source>A %1: %2; B %3: %4</source>
        <comment>cells of two texts, and their values</comment>
        <translation>A 中 %1：%2；B 中 %3：%4</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>Prediction at %1</source>
        <translation>%1 處的預測</translation>
    </message>
    <message>
        <source>not divided</source>
        <translation>不除</translation>
    </message>
    <message>
        <source>divided by √dₖ</source>
        <translation>除以 √dₖ</translation>
    </message>
    <message>
        <source>No number differs here; what differs begins in %1.</source>
        <translation>此處沒有不同的數；差異始於%1。</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>顯示%1</translation>
    </message>
    <message>
        <source>the output of %1</source>
        <translation>%1的輸出</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>頭 %1</translation>
    </message>
    <message>
        <source>Prediction in place of %1, masked here</source>
        <translation>此處遮罩 %1 後的預測</translation>
    </message>
</context>
<context>
    <name>ui::Comparison</name>
    <message>
        <source>%1, set differently</source>
        <translation>%1，取值不同</translation>
    </message>
    <message>
        <source>all</source>
        <comment>of the rank, heads or dimensions</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>last step</source>
        <translation>最後一步</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no heads, tokens …</comment>
        <translation>無</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>所有層</translation>
    </message>
</context>
<context>
    <name>ui::DetailsButton</name>
    <message>
        <source>Details</source>
        <translation>詳細資訊</translation>
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
        <source>Type a sentence</source>
        <translation>輸入句子</translation>
    </message>
</context>
<context>
    <name>ui::Drops</name>
    <message>
        <source>Only local files can be opened; save it first.</source>
        <translation>只能開啟本機上的檔案；請先儲存它。</translation>
    </message>
    <message>
        <source>%1 files are too many at once; drop at most %2.</source>
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
        <source>Copy figure</source>
        <translation>複製圖</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>複製為指令</translation>
    </message>
    <message>
        <source>Save this view as a figure, for papers or slides</source>
        <translation>將此檢視存為圖，用於論文或投影片</translation>
    </message>
    <message>
        <source>Every matrix, for NumPy, PyTorch, a spreadsheet or a paper</source>
        <translation>所有矩陣，供 NumPy、PyTorch、試算表或論文使用</translation>
    </message>
    <message>
        <source>As an image, as SVG and with its caption</source>
        <translation>同時複製為影像、SVG 及其圖說</translation>
    </message>
    <message>
        <source>The command line that reproduces this figure</source>
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
        <source>Copied the command that reproduces this figure</source>
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
    <message>
        <source>Write the figure as previewed; asks for a file name</source>
        <translation>按預覽寫出圖；會詢問檔名</translation>
    </message>
    <message>
        <source>One figure, or one for each head or step, with numbered file names</source>
        <translation>只出一幅，或每個頭、每一步各一幅，檔名裡有編號</translation>
    </message>
    <message>
        <source>Common widths, heights and font sizes; slides have no statistics</source>
        <translation>常用的寬度、高度和字級；投影片不含統計</translation>
    </message>
</context>
<context>
    <name>ui::FieldEditor</name>
    <message>
        <source>Reset %1</source>
        <translation>重設%1</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>還原為 %1</translation>
    </message>
    <message>
        <source>exact value</source>
        <translation>精確值</translation>
    </message>
</context>
<context>
    <name>ui::FigureForm</name>
    <message>
        <source>%1 – as on screen</source>
        <translation>%1 – 與螢幕相同</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>程式內建</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>欄</translation>
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
        <source>stopped: %1 of %2 files were written</source>
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
        <source>Changes cannot be saved for crash recovery: %1. Save them yourself.</source>
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
        <source>Headlight was not closed properly. There are unsaved changes to %1 from %2.</source>
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
    <message>
        <source>Open &amp;model…</source>
        <translation>開啟模型(&amp;M)…</translation>
    </message>
    <message>
        <source>A session, a figure that contains one, numbers, or imported attention</source>
        <translation>工作階段、內嵌工作階段的圖、數值，或匯入的注意力</translation>
    </message>
    <message>
        <source>The sentence, all settings, the selection and the lesson, in one file</source>
        <translation>句子、所有設定、鎖定的內容和課程，存進一個檔案</translation>
    </message>
    <message>
        <source>Save ne&amp;twork…</source>
        <translation>儲存網路(&amp;T)…</translation>
    </message>
    <message>
        <source>Lessons on attention, from the first weight to trained models</source>
        <translation>關於注意力的課程，從第一個權重到訓練好的模型</translation>
    </message>
    <message numerus="yes">
        <source>%n older sessions are kept, too.</source>
        <translation>
            <numerusform>另外還保留著 %n 個更早的工作階段。</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>全部捨棄</translation>
    </message>
</context>
<context>
    <name>ui::FileOffers</name>
    <message>
        <source>There is no file “%1”.</source>
        <translation>沒有檔案「%1」。</translation>
    </message>
    <message>
        <source>“%1” contains %2: neither weights, nor vectors, nor a mask for this state.</source>
        <translation>「%1」包含%2：既不是權重，也不是目前狀態可用的向量或遮罩。</translation>
    </message>
    <message>
        <source>“%1” contains %2.</source>
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
    <message>
        <source>“%1” could not be used: %2</source>
        <translation>「%1」未被採用：%2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>“%1” is now the sentence.</source>
        <translation>「%1」現在是句子。</translation>
    </message>
    <message>
        <source>Showing the heads of the model in “%1”.</source>
        <translation>現在的頭來自「%1」中的模型。</translation>
    </message>
    <message>
        <source>It has no tokenizer: token IDs 1, 2, 3, 4 are used; enter others in Settings, %1.</source>
        <translation>它沒有分詞器：使用詞元 ID 1、2、3、4；可在「設定」的「%1」中輸入其他 ID。</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>開啟模型</translation>
    </message>
    <message>
        <source>Showing the attention imported from “%1”, with its tokens.</source>
        <translation>顯示從「%1」匯入的注意力及其詞元。</translation>
    </message>
    <message>
        <source>Open attention</source>
        <translation>開啟注意力</translation>
    </message>
    <message>
        <source>It takes images and now sees uniform grey: drop an image on the window, or choose one in Settings, %1.</source>
        <translation>它的輸入是影像，現在是均勻的灰色：把影像拖到視窗上，或在設定的「%1」中選擇。</translation>
    </message>
    <message>
        <source>The model&apos;s input is now “%1”.</source>
        <translation>模型的輸入現在是「%1」。</translation>
    </message>
    <message>
        <source>Drop an image</source>
        <translation>拖入影像</translation>
    </message>
    <message>
        <source>The network in “%1” was trained with Headlight; its input is a validation text of its task.</source>
        <translation>「%1」中的網路是用 Headlight 訓練的；現在的輸入是該任務的一段驗證文字。</translation>
    </message>
</context>
<context>
    <name>ui::FirstSteps</name>
    <message>
        <source>New here? Start with a short tour, a lesson, or a full-screen presentation.</source>
        <translation>第一次來？可以先走一遍入門、學一課，或全螢幕簡報。</translation>
    </message>
    <message>
        <source>That was the tour. F1 opens the manual; the lessons continue from here.</source>
        <translation>入門到此為止。F1 開啟手冊；課程從這裡接著講。</translation>
    </message>
    <message>
        <source>%1 of %2. %3</source>
        <comment>number of the tip, how many, what to do</comment>
        <translation>%1/%2：%3</translation>
    </message>
    <message>
        <source>First reset what you changed: the ↺ next to it. %1</source>
        <comment>what comes then</comment>
        <translation>請先重設改動過的設定：按一下旁邊的 ↺。%1</translation>
    </message>
</context>
<context>
    <name>ui::FirstStepsBar</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences, one after the other.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>試試</translation>
    </message>
    <message>
        <source>Five short steps that show what attention does with this sentence</source>
        <translation>依序做五件事：每一件都讓您看到注意力怎樣處理這個句子</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>學一課</translation>
    </message>
    <message>
        <source>A list of lessons, from the first weight to trained models</source>
        <translation>課程列表，從第一個權重到訓練好的模型</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>簡報</translation>
    </message>
    <message>
        <source>The view on the whole screen, explained step by step (F5)</source>
        <translation>讓檢視占滿螢幕，一步一步講解（F5）</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>略過</translation>
    </message>
    <message>
        <source>Skip to the next tip</source>
        <translation>不做這一條，看下一條提示</translation>
    </message>
    <message>
        <source>Close the first steps</source>
        <translation>關閉入門</translation>
    </message>
    <message>
        <source>Close permanently (Esc); the Help menu brings it back</source>
        <translation>關閉，不再出現（Esc）；「說明」選單可以重新開啟入門</translation>
    </message>
</context>
<context>
    <name>ui::FlowView</name>
    <message>
        <source>A: attention weight</source>
        <translation>A：注意力權重</translation>
    </message>
    <message>
        <source>A: weight</source>
        <translation>A：權重</translation>
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
        <source>÷ its range</source>
        <translation>÷ 其範圍</translation>
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
        <translation>被遮罩</translation>
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
        <source>weighted sum</source>
        <translation>加權和</translation>
    </message>
    <message>
        <source>ablated</source>
        <translation>已消融</translation>
    </message>
    <message>
        <source>all heads</source>
        <translation>所有頭</translation>
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
        <source>rows: queries, columns: keys; point at a cell to trace it through every matrix; double-click a matrix to enlarge it; [ and ] change the head</source>
        <translation>列：查詢，行：鍵；指向一個儲存格，可在各矩陣中追蹤它；按兩下放大矩陣；[ 和 ] 切換頭</translation>
    </message>
    <message>
        <source>Attention flow</source>
        <translation>注意力流程</translation>
    </message>
    <message>
        <source>value ÷ its colour range (±)</source>
        <translation>數值 ÷ 其顏色範圍（±）</translation>
    </message>
    <message>
        <source>rotated queries</source>
        <translation>旋轉後的查詢</translation>
    </message>
    <message>
        <source>rotated keys</source>
        <translation>旋轉後的鍵</translation>
    </message>
    <message>
        <source>scaled, masked, distance bias</source>
        <translation>縮放、遮罩、距離偏置</translation>
    </message>
    <message>
        <source>masked, distance bias</source>
        <translation>遮罩、距離偏置</translation>
    </message>
    <message>
        <source>scaled, distance bias</source>
        <translation>縮放、距離偏置</translation>
    </message>
    <message>
        <source>distance bias</source>
        <translation>距離偏置</translation>
    </message>
    <message numerus="yes">
        <source>min and max of every %n columns</source>
        <translation>
            <numerusform>每 %n 行的最小與最大</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>min, max of %n</source>
        <translation>
            <numerusform>每 %n 行最小、最大</numerusform>
        </translation>
    </message>
    <message>
        <source>÷ its colour range</source>
        <translation>÷ 顏色範圍</translation>
    </message>
    <message>
        <source>scaled, capped, masked, distance bias</source>
        <translation>縮放、軟上限、遮罩、距離偏置</translation>
    </message>
    <message>
        <source>capped, masked, distance bias</source>
        <translation>軟上限、遮罩、距離偏置</translation>
    </message>
    <message>
        <source>scaled, capped, distance bias</source>
        <translation>縮放、軟上限、距離偏置</translation>
    </message>
    <message>
        <source>capped, distance bias</source>
        <translation>軟上限、距離偏置</translation>
    </message>
    <message>
        <source>scaled, capped and masked</source>
        <translation>縮放、軟上限並遮罩</translation>
    </message>
    <message>
        <source>capped and masked</source>
        <translation>軟上限並遮罩</translation>
    </message>
    <message>
        <source>scaled and capped</source>
        <translation>縮放並加軟上限</translation>
    </message>
    <message>
        <source>capped</source>
        <translation>軟上限後</translation>
    </message>
    <message>
        <source>Head %1 of %2, from the tokens to its output</source>
        <translation>頭 %1（共 %2 個），從詞元到其輸出</translation>
    </message>
    <message>
        <source>values&apos; input</source>
        <translation>值的輸入</translation>
    </message>
    <message numerus="yes">
        <source>min, max of %n columns</source>
        <translation>
            <numerusform>每 %n 行的最小、最大值</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 columns are too many for this width: each pair of stripes shows the minimum and the maximum of %2 columns. A double click shows every column.</source>
        <translation>這個寬度容不下 %1 行：每兩條直條顯示 %2 行的最小值和最大值。按兩下可檢視每一行。</translation>
    </message>
    <message>
        <source>compared with every key</source>
        <translation>與每個鍵比較</translation>
    </message>
    <message>
        <source>scaled, masked</source>
        <translation>縮放、遮罩</translation>
    </message>
    <message>
        <source>weighted sum of the values</source>
        <translation>值的加權和</translation>
    </message>
    <message>
        <source>rows: token read → token it writes, columns: keys; point at a cell to trace it through every matrix; double-click a matrix to enlarge it; [ and ] change the head</source>
        <translation>列：讀入的詞元 → 生成的詞元，行：鍵；指向一個儲存格，可在各矩陣中追蹤它；按兩下放大矩陣；[ 和 ] 切換頭</translation>
    </message>
</context>
<context>
    <name>ui::FullScreen</name>
    <message>
        <source>Full screen</source>
        <translation>全螢幕</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>離開全螢幕</translation>
    </message>
    <message>
        <source>View only</source>
        <translation>只顯示檢視</translation>
    </message>
    <message>
        <source>F11 again shows only the view; Esc leaves full screen</source>
        <translation>再按 F11 只顯示檢視；Esc 離開全螢幕</translation>
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
        <source>A head that is off adds nothing to the output (zero ablation)</source>
        <translation>關閉的頭對輸出沒有貢獻（零消融）</translation>
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
    <message>
        <source>All views show the head chosen here ([ and ])</source>
        <translation>所有檢視都顯示在這裡選定的頭（[ 和 ]）</translation>
    </message>
    <message>
        <source>The head with this number has this pattern in %1</source>
        <translation>編號相同的頭在%1中都是這個模式</translation>
    </message>
</context>
<context>
    <name>ui::HeadMap</name>
    <message>
        <source>All heads: %1</source>
        <translation>所有注意力頭：%1</translation>
    </message>
    <message>
        <source>%1, head %2</source>
        <translation>%1，注意力頭 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ui::HeadSummary</name>
    <message>
        <source>Point at a cell to see its arithmetic; click to lock it, Esc to unlock.</source>
        <translation>指向儲存格可檢視其算式；按一下鎖定，Esc 解除鎖定。</translation>
    </message>
    <message>
        <source>Head statistics</source>
        <translation>這個頭的統計</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Built for</source>
        <translation>建構的模式</translation>
    </message>
    <message>
        <source>Entropy (nats)</source>
        <translation>熵（nat）</translation>
    </message>
    <message>
        <source>Normalised entropy</source>
        <translation>正規化熵</translation>
    </message>
    <message>
        <source>Attention distance (tokens)</source>
        <translation>注意力距離（詞元）</translation>
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
        <source>Mean weight on</source>
        <translation>平均權重</translation>
    </message>
    <message>
        <source>Variance of the scores</source>
        <translation>得分的變異數</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>原始</translation>
    </message>
    <message>
        <source>Scaled</source>
        <translation>縮放後</translation>
    </message>
    <message>
        <source>Expected for q·k</source>
        <translation>q·k 的期望變異數</translation>
    </message>
    <message>
        <source>Softmax gradient</source>
        <translation>softmax 梯度</translation>
    </message>
    <message>
        <source>Why scores are scaled: the dot product of two vectors of %1 independent components has %1 times the variance of a single product. Large scores push softmax to a single key, where its gradient vanishes and nothing can be learned; dividing by the square root of the dimension removes the effect of the width.</source>
        <translation>得分為什麼要縮放：兩個各有 %1 個獨立分量的向量，其點積的變異數是單一乘積的 %1 倍。得分一大，softmax 就只會選中一個鍵，那裡的梯度趨近於零，什麼也學不到；除以維度的平方根，就消除了寬度的影響。</translation>
    </message>
</context>
<context>
    <name>ui::HeadSwitches</name>
    <message>
        <source>A head that is off adds nothing to the output (zero ablation)</source>
        <translation>關閉的頭對輸出沒有貢獻（零消融）</translation>
    </message>
    <message>
        <source>Head %1, on</source>
        <translation>頭 %1，開</translation>
    </message>
    <message>
        <source>Head %1, off</source>
        <translation>頭 %1，關</translation>
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
        <source>Add</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Combine heads</source>
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
        <source>rows: queries, columns: keys; double-click enlarges a head</source>
        <translation>列：查詢，行：鍵；按兩下放大一個頭</translation>
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
        <source>%1 ÷ the head&apos;s maximum</source>
        <translation>%1 ÷ 該頭的最大值</translation>
    </message>
    <message>
        <source>over all heads</source>
        <translation>由所有頭合併</translation>
    </message>
    <message>
        <source>ablated</source>
        <translation>已消融</translation>
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
        <source>Chosen: head %1</source>
        <translation>已選：頭 %1</translation>
    </message>
    <message>
        <source>‖weight · v · Wₒ‖</source>
        <translation>‖權重 · v · Wₒ‖</translation>
    </message>
    <message>
        <source>rows: token read → token it writes, columns: keys; double-click enlarges a head</source>
        <translation>列：讀入的詞元 → 生成的詞元，行：鍵；按兩下放大一個頭</translation>
    </message>
</context>
<context>
    <name>ui::HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手冊</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>What the views show</source>
        <translation>各檢視顯示什麼</translation>
    </message>
    <message>
        <source>The lesson is open: F5 presents it.</source>
        <translation>課程已開啟：按 F5 簡報。</translation>
    </message>
    <message>
        <source>Close the dialog first: this link leads to the window.</source>
        <translation>請先關閉對話方塊：這個連結通往視窗。</translation>
    </message>
</context>
<context>
    <name>ui::HiddenRegions</name>
    <message>
        <source>Hidden: what is here?</source>
        <translation>已隱藏：這裡是什麼？</translation>
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
    <message>
        <source>Lesson</source>
        <translation>課程</translation>
    </message>
    <message>
        <source>Click to go back to that state, or forward again</source>
        <translation>按一下即回到那個狀態，或再前進到那裡</translation>
    </message>
    <message>
        <source>How the weight of the locked cell is computed, number by number</source>
        <translation>鎖定儲存格的權重如何逐數得來</translation>
    </message>
    <message>
        <source>The numbers of the view, to be read and copied</source>
        <translation>檢視背後的數值，可查看和複製</translation>
    </message>
    <message>
        <source>All changes since the session was opened</source>
        <translation>開啟工作階段以來的全部改動</translation>
    </message>
    <message>
        <source>Your own text, saved with the session</source>
        <translation>您自己的文字，隨工作階段儲存</translation>
    </message>
    <message>
        <source>Steps with captions and speaker notes, presented in order</source>
        <translation>帶說明和講稿的各個步驟，按順序簡報</translation>
    </message>
</context>
<context>
    <name>ui::LayerScope</name>
    <message>
        <source>All layers</source>
        <translation>所有層</translation>
    </message>
    <message>
        <source>The settings below apply to every layer that has none of its own</source>
        <translation>下方的滑桿作用於所有沒有單獨設定的層</translation>
    </message>
    <message>
        <source>The settings below apply only to the layer shown</source>
        <translation>下方的滑桿只作用於正在檢視的層</translation>
    </message>
    <message>
        <source>The settings below apply only to the layer shown. It has settings of its own: changes made for all layers do not affect it</source>
        <translation>下方的滑桿只作用於正在檢視的層。這一層有單獨的設定：對所有層的改動不影響它</translation>
    </message>
    <message>
        <source>Changes act in %1</source>
        <comment>in all 6 layers</comment>
        <translation>改動作用於%1</translation>
    </message>
    <message>
        <source>Values of %1, until changed here</source>
        <comment>values of all 6 layers</comment>
        <translation>%1的值，在此改動後單獨設定</translation>
    </message>
    <message>
        <source>Changes act in this layer only</source>
        <translation>改動只作用於這一層</translation>
    </message>
    <message>
        <source>%1 keeps settings of its own</source>
        <comment>Layer 6</comment>
        <translation>%1保留自己的設定</translation>
    </message>
    <message>
        <source>%1 layers keep settings of their own</source>
        <translation>%1 層保留自己的設定</translation>
    </message>
    <message>
        <source>The settings below apply to every layer</source>
        <translation>以下設定作用於每一層</translation>
    </message>
</context>
<context>
    <name>ui::KeyList</name>
    <message>
        <source>Click</source>
        <translation>按一下</translation>
    </message>
    <message>
        <source>lock the query and the key under the pointer</source>
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
        <source>Drag</source>
        <translation>拖曳</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>In every view</source>
        <translation>所有檢視</translation>
    </message>
    <message>
        <source>[ and ]</source>
        <translation>[ 和 ]</translation>
    </message>
    <message>
        <source>previous head, next head</source>
        <translation>上一個頭、下一個頭</translation>
    </message>
    <message>
        <source>unlock the cell; leave an enlarged matrix or full screen</source>
        <translation>解除鎖定；離開放大的矩陣或全螢幕</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>next control, previous control</source>
        <translation>下一個控制項、上一個控制項</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>詞元</translation>
    </message>
    <message>
        <source>← and →</source>
        <translation>← 和 →</translation>
    </message>
    <message>
        <source>move along the tokens</source>
        <translation>在詞元間移動</translation>
    </message>
    <message>
        <source>Space, click</source>
        <translation>空白鍵、按一下</translation>
    </message>
    <message>
        <source>lock the token as the query</source>
        <translation>把該詞元鎖定為查詢</translation>
    </message>
    <message>
        <source>Shift+Space, Shift+click</source>
        <translation>Shift+空白鍵、Shift+按一下</translation>
    </message>
    <message>
        <source>lock it as the key</source>
        <translation>把它鎖定為鍵</translation>
    </message>
    <message>
        <source>→ or Page Down</source>
        <translation>→ 或 Page Down</translation>
    </message>
    <message>
        <source>the next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>← or Page Up</source>
        <translation>← 或 Page Up</translation>
    </message>
    <message>
        <source>the previous step</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Home and End</source>
        <translation>Home 和 End</translation>
    </message>
    <message>
        <source>first step, last step</source>
        <translation>第一步、最後一步</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 到 9</translation>
    </message>
    <message>
        <source>that step</source>
        <translation>該步</translation>
    </message>
    <message>
        <source>↑ and ↓</source>
        <translation>↑ 和 ↓</translation>
    </message>
    <message>
        <source>choose another query token</source>
        <translation>換一個查詢詞元</translation>
    </message>
    <message>
        <source>Space, click a swatch</source>
        <translation>空白鍵、按一下色塊</translation>
    </message>
    <message>
        <source>show or hide the links of the head</source>
        <translation>顯示或隱藏該頭的連線</translation>
    </message>
    <message>
        <source>Enter, double click a swatch</source>
        <translation>Enter、按兩下色塊</translation>
    </message>
    <message>
        <source>only this head</source>
        <translation>只顯示該頭</translation>
    </message>
    <message>
        <source>Enter, F2, double click</source>
        <translation>Enter、F2、按兩下</translation>
    </message>
    <message>
        <source>set the value of the cell</source>
        <translation>設定儲存格的數值</translation>
    </message>
    <message>
        <source>copy the matrix, or the cells chosen in its table</source>
        <translation>複製矩陣，或表格中選取的儲存格</translation>
    </message>
    <message>
        <source>move the query position</source>
        <translation>移動查詢位置</translation>
    </message>
    <message>
        <source>choose another data point</source>
        <translation>換一個資料點</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>任何地方</translation>
    </message>
    <message>
        <source>F11, F11</source>
        <translation>F11、F11</translation>
    </message>
    <message>
        <source>only the view on the screen</source>
        <translation>螢幕上只有檢視</translation>
    </message>
    <message>
        <source>Drag, Ctrl+arrow keys</source>
        <translation>拖曳，Ctrl+方向鍵</translation>
    </message>
    <message>
        <source>move the data point</source>
        <translation>移動資料點</translation>
    </message>
    <message>
        <source>Double click, Insert</source>
        <translation>按兩下，Insert</translation>
    </message>
    <message>
        <source>add a data point (by key: on the curve)</source>
        <translation>加入資料點（按鍵時加在曲線上）</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>remove the data point</source>
        <translation>刪去資料點</translation>
    </message>
    <message>
        <source>zoom a matrix, or the points of Space</source>
        <translation>縮放矩陣，或「空間」中的點</translation>
    </message>
    <message>
        <source>pan when zoomed in</source>
        <translation>平移放大後的圖</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空白鍵</translation>
    </message>
    <message>
        <source>play the steps, or pause</source>
        <translation>播放各步，或暫停</translation>
    </message>
</context>
<context>
    <name>ui::LessonAction</name>
    <message>
        <source>Expor&amp;t lesson…</source>
        <translation>匯出課程(&amp;T)…</translation>
    </message>
    <message>
        <source>The steps as presented: a PDF, a handout, images or a video</source>
        <translation>照簡報的樣子輸出各步：PDF、講義、圖片或影片</translation>
    </message>
</context>
<context>
    <name>ui::LessonDialog</name>
    <message>
        <source>With speaker notes</source>
        <translation>附上講稿</translation>
    </message>
    <message>
        <source>Export lesson</source>
        <translation>匯出課程</translation>
    </message>
    <message>
        <source>PDF, for reading and printing</source>
        <translation>PDF，供閱讀和列印</translation>
    </message>
    <message>
        <source>Numbered PNGs, for slides</source>
        <translation>編號的 PNG，供投影片使用</translation>
    </message>
    <message>
        <source>GIF, opens everywhere</source>
        <translation>GIF，到處都能開啟</translation>
    </message>
    <message>
        <source>WebP, lossless</source>
        <translation>WebP，無損</translation>
    </message>
    <message>
        <source>MP4, for players and slides</source>
        <translation>MP4 影片，適合播放器和投影片</translation>
    </message>
    <message>
        <source>WebM, for web pages</source>
        <translation>WebM 影片，適合網頁</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>一步</translation>
    </message>
    <message>
        <source>%1 steps, a handout</source>
        <translation>%1 步，講義</translation>
    </message>
    <message>
        <source>Add the speaker notes next to each step</source>
        <translation>把講稿放在每一步旁邊</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Per page</source>
        <translation>每頁</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>高度（像素）</translation>
    </message>
    <message>
        <source>Seconds per step</source>
        <translation>每步秒數</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>%v of %m steps</source>
        <translation>第 %v 步，共 %m 步</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>列印…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Hidden parts of a step are shown; captions are in your language.</source>
        <translation>步驟中隱藏的內容會顯示出來；說明使用您的語言。</translation>
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
        <source>Lessons (*.%1)</source>
        <translation>課程 (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>已匯出：%1</translation>
    </message>
    <message>
        <source>Printed the lesson</source>
        <translation>課程已列印</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Pages for reading, images for slides, or a self-playing video</source>
        <translation>供閱讀的頁面、供投影片用的圖片，或自動播放的影片</translation>
    </message>
    <message>
        <source>How many steps share a page: several make a handout</source>
        <translation>每頁放幾步：多步一頁就是講義</translation>
    </message>
    <message>
        <source>The width follows from the 16:9 format</source>
        <translation>寬度按螢幕比例 16:9 確定</translation>
    </message>
    <message>
        <source>How long each step is shown in the video</source>
        <translation>影片中每一步停留多久</translation>
    </message>
    <message>
        <source>Light for paper, dark or high contrast for a screen</source>
        <translation>紙上用淺色，螢幕上用深色或高對比</translation>
    </message>
    <message>
        <source>Draw every step; asks for a file name</source>
        <translation>畫出每一步；會詢問檔名</translation>
    </message>
    <message>
        <source>Print the same pages; asks for the printer</source>
        <translation>把同樣的頁面印在紙上；會詢問印表機</translation>
    </message>
    <message>
        <source>With lines to write on</source>
        <translation>附書寫橫線</translation>
    </message>
    <message>
        <source>Questions without answers</source>
        <translation>問題不含答案</translation>
    </message>
    <message>
        <source>Add lines for the class&apos;s own notes next to each step</source>
        <translation>在每一步旁加上橫線，供學生記筆記</translation>
    </message>
    <message>
        <source>Export what a step hides as hidden, for the class to answer</source>
        <translation>步驟中隱藏的部分保持隱藏，留給學生回答</translation>
    </message>
    <message>
        <source>Hidden parts of a step stay hidden; captions are in your language.</source>
        <translation>每一步隱藏的部分保持隱藏；說明使用您的語言。</translation>
    </message>
</context>
<context>
    <name>ui::LessonSteps</name>
    <message>
        <source>Add a step</source>
        <translation>新增一步</translation>
    </message>
    <message>
        <source>Update a step</source>
        <translation>更新一步</translation>
    </message>
    <message>
        <source>Duplicate a step</source>
        <translation>複製一步</translation>
    </message>
    <message>
        <source>Delete a step</source>
        <translation>刪除一步</translation>
    </message>
    <message>
        <source>Move a step</source>
        <translation>移動一步</translation>
    </message>
    <message>
        <source>Show step %1</source>
        <translation>顯示第 %1 步</translation>
    </message>
</context>
<context>
    <name>ui::LessonTab</name>
    <message>
        <source>Steps of the lesson</source>
        <translation>課程的各步</translation>
    </message>
    <message>
        <source>A lesson is a list of states with captions and speaker notes. Add the current state as its first step; F5 presents it.</source>
        <translation>課程是一串狀態，帶有說明和講稿。把目前狀態新增為第一步；F5 開始簡報。</translation>
    </message>
    <message>
        <source>Add this state as a step</source>
        <translation>把目前狀態新增為一步</translation>
    </message>
    <message>
        <source>Show the state of the chosen step</source>
        <translation>顯示所選步驟的狀態</translation>
    </message>
    <message>
        <source>Update the chosen step to this state</source>
        <translation>讓所選步驟改為目前狀態</translation>
    </message>
    <message>
        <source>Duplicate the chosen step</source>
        <translation>複製所選步驟</translation>
    </message>
    <message>
        <source>Move the chosen step up</source>
        <translation>上移所選步驟</translation>
    </message>
    <message>
        <source>Move the chosen step down</source>
        <translation>下移所選步驟</translation>
    </message>
    <message>
        <source>Delete the chosen step</source>
        <translation>刪除所選步驟</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>標題</translation>
    </message>
    <message>
        <source>The main message of this step</source>
        <translation>這一步要說的一件事</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>內文</translation>
    </message>
    <message>
        <source>What the audience reads: one to three sentences</source>
        <translation>聽眾看到的話：一到三句</translation>
    </message>
    <message>
        <source>Speaker notes</source>
        <translation>講稿</translation>
    </message>
    <message>
        <source>What only you see while you present</source>
        <translation>簡報時只有您看得到</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>A formula next to the text, for example \frac{a}{b}</source>
        <translation>內文旁邊的一行數學式，例如 \frac{a}{b}</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隱藏</translation>
    </message>
    <message>
        <source>What the audience guesses before the next key reveals it</source>
        <translation>聽眾先猜，按下一個鍵才顯示</translation>
    </message>
    <message>
        <source>Live settings</source>
        <translation>可拖曳的設定</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>無</translation>
    </message>
    <message>
        <source>weights of the locked query</source>
        <translation>鎖定查詢的權重</translation>
    </message>
    <message>
        <source>value of the locked cell</source>
        <translation>鎖定格子的數</translation>
    </message>
    <message>
        <source>prediction</source>
        <translation>預測</translation>
    </message>
    <message>
        <source>Change step %1</source>
        <translation>修改第 %1 步</translation>
    </message>
    <message>
        <source>Edit the chosen step below; Enter or double-click shows it</source>
        <translation>所選步驟可在下方修改；按 Enter 或按兩下即顯示它</translation>
    </message>
    <message>
        <source>Add the current state after the chosen step: text, settings, view and selection</source>
        <translation>在所選步驟之後新增目前狀態：文字、設定、檢視和選取內容</translation>
    </message>
    <message>
        <source>Show this step in the window: its text, settings and view</source>
        <translation>視窗顯示這一步的內容：文字、設定和檢視</translation>
    </message>
    <message>
        <source>Replace what this step shows with the current state; its captions stay</source>
        <translation>用目前狀態取代這一步顯示的內容；說明不變</translation>
    </message>
    <message>
        <source>A copy of this step with the same state and captions, to change one thing in it</source>
        <translation>複製這一步，狀態和說明相同，以便只改其中一處</translation>
    </message>
    <message>
        <source>Show this step before the one above it</source>
        <translation>把這一步移到上一步之前</translation>
    </message>
    <message>
        <source>Show this step after the one below it</source>
        <translation>把這一步移到下一步之後</translation>
    </message>
    <message>
        <source>Delete this step and its captions; Undo brings it back</source>
        <translation>刪除這一步及其說明；復原可以找回</translation>
    </message>
    <message>
        <source>“%1” has no effect on a trained model; use “%2”.</source>
        <translation>「%1」對訓練好的模型不起作用；請用「%2」。</translation>
    </message>
    <message>
        <source>“%1” has no effect in this step.</source>
        <translation>「%1」在這一步不起作用。</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>課程標題</translation>
    </message>
    <message>
        <source>Change the lesson&apos;s title</source>
        <translation>更改課程標題</translation>
    </message>
    <message>
        <source>Settings that stay live while you present: their names, separated by commas</source>
        <translation>簡報時可以拖曳的設定，寫其名稱，用逗號分隔</translation>
    </message>
    <message>
        <source>Title of the exported lesson</source>
        <translation>匯出的課程的名稱</translation>
    </message>
    <message>
        <source>“%1” is not a setting of this step.</source>
        <translation>「%1」不是這一步的設定。</translation>
    </message>
    <message>
        <source>weights of all queries</source>
        <translation>所有查詢的權重</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>顯示</translation>
    </message>
    <message>
        <source>What is below the text: the view, nothing, your own image, or a chart over the first live setting</source>
        <translation>文字下方的內容：檢視、空白、您自己的圖片，或以第一個可拖曳的設定為橫軸的圖表</translation>
    </message>
    <message>
        <source>the view</source>
        <translation>檢視</translation>
    </message>
    <message>
        <source>text alone</source>
        <translation>只有文字</translation>
    </message>
    <message>
        <source>an image…</source>
        <translation>圖片…</translation>
    </message>
    <message>
        <source>chart: %1</source>
        <translation>圖表：%1</translation>
    </message>
    <message>
        <source>Image of the step</source>
        <translation>這一步的圖片</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.svg)</source>
        <translation>圖片 (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>“%1” is not a PNG, JPEG or SVG image of at most 8 MB.</source>
        <translation>「%1」不是 PNG、JPEG 或 SVG 圖片，或者超過 8 MB。</translation>
    </message>
</context>
<context>
    <name>ui::LinksCanvas</name>
    <message>
        <source>Choose heads</source>
        <translation>選擇頭</translation>
    </message>
    <message>
        <source>ablated</source>
        <translation>已消融</translation>
    </message>
</context>
<context>
    <name>ui::LinksView</name>
    <message>
        <source>Smallest weight drawn</source>
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
        <source>Queries</source>
        <translation>查詢</translation>
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
        <source>left: queries, right: keys; thickness is the weight</source>
        <translation>左：查詢，右：鍵；粗細表示權重</translation>
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
    <message>
        <source>Ablated: head %1</source>
        <translation>已消融：頭 %1</translation>
    </message>
    <message>
        <source>Weaker links are not drawn; the weights are unchanged</source>
        <translation>更弱的連線不畫；權重本身不變</translation>
    </message>
    <message>
        <source>How many links of each query are drawn, the strongest first</source>
        <translation>每個查詢畫多少條連線，從最強的開始</translation>
    </message>
    <message>
        <source>left: queries, right: keys; thickness is the root of the weight</source>
        <translation>左側為查詢，右側為鍵；粗細是權重的平方根</translation>
    </message>
    <message>
        <source>head %1 in full colour</source>
        <translation>頭 %1 用全色</translation>
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
        <source>Keep the current state as A and compare later states with it</source>
        <translation>將目前狀態保留為 A，與之後的狀態對比</translation>
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
        <source>About Headlight</source>
        <translation>關於 Headlight</translation>
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
    <message>
        <source>This cannot be computed and was undone: %1</source>
        <translation>無法計算，已復原：%1</translation>
    </message>
    <message>
        <source>Add this state as a step</source>
        <translation>把目前狀態新增為一步</translation>
    </message>
    <message>
        <source>Step %1 of the lesson was added.</source>
        <translation>已新增課程的第 %1 步。</translation>
    </message>
    <message>
        <source>The model and all settings that affect its attention (F8)</source>
        <translation>模型以及影響其注意力的所有設定（F8）</translation>
    </message>
    <message>
        <source>How the weight of the locked cell is computed, number by number (F9)</source>
        <translation>鎖定的儲存格的權重如何得來，一個數一個數地看（F9）</translation>
    </message>
    <message>
        <source>Training ended: %1</source>
        <translation>訓練已結束：%1</translation>
    </message>
    <message>
        <source>This text cannot be computed; the views show the previous one: %1</source>
        <translation>這段文字無法計算；檢視中仍是之前的文字：%1</translation>
    </message>
    <message>
        <source>State A cannot be computed; it stays pinned: %1</source>
        <translation>無法計算釘選為 A 的狀態；它仍保持釘選：%1</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Headlight %1&lt;/h3&gt;&lt;p&gt;See what every attention head sees.&lt;/p&gt;&lt;p&gt;Every number on screen is computed from your sentence and your settings.&lt;/p&gt;&lt;p&gt;Free software: GNU General Public License, version 3 or later. Built with Qt, QCustomPlot, Eigen, ICU, giflib and libwebp.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Headlight %1&lt;/h3&gt;&lt;p&gt;看清每個注意力頭看到了什麼。&lt;/p&gt;&lt;p&gt;螢幕上的每個數都由您的句子和設定計算而來。&lt;/p&gt;&lt;p&gt;自由軟體：GNU 通用公共授權條款第 3 版或更高版本。基於 Qt、QCustomPlot、Eigen、ICU、giflib 和 libwebp 建置。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Use its beginning</source>
        <translation>只用開頭部分</translation>
    </message>
    <message>
        <source>Cut the text to fit</source>
        <translation>截短文字</translation>
    </message>
</context>
<context>
    <name>ui::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>手冊</translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <translation>在所有頁面中尋找</translation>
    </message>
    <message>
        <source>Only pages with matches stay in the list, with their number; Enter goes to the next match</source>
        <translation>列表只留下有這些詞的頁面，並註明次數；按 Enter 到下一處</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>頁面</translation>
    </message>
    <message>
        <source>The pages of the manual; numbers count the matches</source>
        <translation>手冊的各個頁面；數字表示這些詞出現幾次</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Previous page (Alt+←)</source>
        <translation>回到前一頁（Alt+←）</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>頁面內容</translation>
    </message>
    <message>
        <source>No matches: try another word.</source>
        <translation>沒有找到：換一個詞試試。</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es); Enter goes to the next.</source>
        <translation>
            <numerusform>%n 處；按 Enter 到下一處。</numerusform>
        </translation>
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
        <source>For a spreadsheet or a document (Ctrl+C)</source>
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
        <source>Restore the original values of this matrix</source>
        <translation>此矩陣中手動設定的數值還原原值</translation>
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
        <source>Revert %n edit(s)</source>
        <translation>
            <numerusform>還原 %n 處改動</numerusform>
        </translation>
    </message>
    <message>
        <source>Double-click a cell, or press F2, to set its value.</source>
        <translation>按兩下儲存格或按 F2 可設定其數值。</translation>
    </message>
    <message>
        <source>Point at a cell to see its position and value.</source>
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
    <message>
        <source>min, max where cells share a pixel</source>
        <translation>多個儲存格共用一個像素時顯示最小、最大</translation>
    </message>
    <message>
        <source>largest where cells share a pixel</source>
        <translation>多個儲存格共用一個像素時顯示最大</translation>
    </message>
</context>
<context>
    <name>ui::ModelEditor</name>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n 層</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n 個頭</numerusform>
        </translation>
    </message>
    <message>
        <source>Model from a folder…</source>
        <translation>資料夾中的模型…</translation>
    </message>
    <message>
        <source>%1, another…</source>
        <translation>%1，另選…</translation>
    </message>
    <message>
        <source>Read from the folder %1</source>
        <translation>從資料夾 %1 讀取</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>sizes of a model, and what it does</comment>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, d = %2, dₖ = %3</source>
        <translation>%1，d = %2，dₖ = %3</translation>
    </message>
    <message>
        <source>Imported attention from the file %1: view only</source>
        <translation>從檔案 %1 匯入的注意力：只能檢視</translation>
    </message>
    <message>
        <source>Trained with Headlight, bundled with it</source>
        <translation>用 Headlight 訓練，隨附於程式</translation>
    </message>
    <message>
        <source>Trained with Headlight, kept in the folder %1</source>
        <translation>用 Headlight 訓練，保存在資料夾 %1 中</translation>
    </message>
    <message>
        <source>%1: it has no attention heads to modify.</source>
        <translation>%1：它沒有可以修改的注意力頭。</translation>
    </message>
    <message>
        <source>%1 + %2 layers</source>
        <translation>%1 + %2 層</translation>
    </message>
</context>
<context>
    <name>ui::NetworkFiles</name>
    <message>
        <source>The network is being trained. Pause it in Train first, then save it.</source>
        <translation>網路正在訓練。請先在「訓練」中暫停，再儲存。</translation>
    </message>
    <message>
        <source>Save network</source>
        <translation>儲存網路</translation>
    </message>
    <message>
        <source>New folder:</source>
        <translation>新資料夾：</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>The network was not saved: %1</source>
        <translation>網路沒有儲存：%1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已儲存 %1</translation>
    </message>
</context>
<context>
    <name>ui::NetworkTable</name>
    <message>
        <source>accuracy</source>
        <translation>準確率</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>參數量</translation>
    </message>
    <message>
        <source>time</source>
        <translation>用時</translation>
    </message>
</context>
<context>
    <name>ui::NetworkWords</name>
    <message>
        <source>%1, additive attention</source>
        <translation>%1，加性注意力</translation>
    </message>
    <message>
        <source>%1, dot-product attention</source>
        <translation>%1，點積注意力</translation>
    </message>
    <message>
        <source>%1, general attention</source>
        <translation>%1，一般式（雙線性）注意力</translation>
    </message>
    <message>
        <source>%1, no attention</source>
        <translation>%1，無注意力</translation>
    </message>
    <message numerus="yes">
        <source>transformer, %n layers</source>
        <translation>
            <numerusform>Transformer，%n 層</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>self-attention, %n layers</source>
        <translation>
            <numerusform>自注意力，%n 層</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, bidirectional</source>
        <translation>%1，雙向</translation>
    </message>
    <message>
        <source>%1, unidirectional</source>
        <translation>%1，單向</translation>
    </message>
    <message numerus="yes">
        <source>window of %n tokens</source>
        <translation>
            <numerusform>%n 個詞元的視窗</numerusform>
        </translation>
    </message>
    <message>
        <source>per-token MLP</source>
        <translation>逐詞元 MLP</translation>
    </message>
    <message>
        <source>kernel with learned bandwidth</source>
        <translation>頻寬學得的核</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, unscaled</source>
        <translation>%1，不縮放</translation>
    </message>
</context>
<context>
    <name>ui::NotesTab</name>
    <message>
        <source>What to say about this state</source>
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
    <message>
        <source>Saved with the session, never drawn into the figure</source>
        <translation>隨工作階段儲存，不會畫進圖裡</translation>
    </message>
</context>
<context>
    <name>ui::NotesWindow</name>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Headlight: speaker notes</source>
        <translation>Headlight：講稿</translation>
    </message>
    <message>
        <source>Speaker notes</source>
        <translation>講稿</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>這是最後一步。</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>下一步：%1</translation>
    </message>
    <message>
        <source>Clock and elapsed time</source>
        <translation>現在的時間和已用時間</translation>
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
        <source>Linked to d / h while pressed</source>
        <translation>連動：按下時始終為 d / h</translation>
    </message>
    <message>
        <source>linked to d / h</source>
        <translation>與 d / h 連動</translation>
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
        <source>Written: %1 files, %2 … %3</source>
        <extracomment>the number of files, the path of the first, the name of the last</extracomment>
        <translation>已寫入：%1 個檔案，%2 … %3</translation>
    </message>
    <message>
        <source>Writing %1 files…</source>
        <translation>正在寫入 %1 個檔案…</translation>
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
    <name>ui::OutputNote</name>
    <message>
        <source>input</source>
        <translation>輸入</translation>
    </message>
    <message>
        <source>output</source>
        <translation>輸出</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目標</translation>
    </message>
</context>
<context>
    <name>ui::PanelTitle</name>
    <message>
        <source>Close %1</source>
        <translation>關閉「%1」</translation>
    </message>
    <message>
        <source>Give its space to the view</source>
        <translation>把它的位置讓給檢視</translation>
    </message>
</context>
<context>
    <name>ui::PredictCanvas</name>
    <message>
        <source>At “%1” (%2)</source>
        <translation>在「%1」（%2）處</translation>
    </message>
    <message>
        <source>After “%1” (%2)</source>
        <translation>在「%1」（%2）之後</translation>
    </message>
    <message>
        <source>What the image shows</source>
        <translation>影像的類別</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原模型</translation>
    </message>
    <message>
        <source>%1: modified</source>
        <translation>%1：已修改</translation>
    </message>
    <message>
        <source>input</source>
        <translation>輸入</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 層</translation>
    </message>
    <message>
        <source>After each layer</source>
        <translation>每一層之後</translation>
    </message>
    <message>
        <source>what the model would predict if this layer were its last (logit lens); darker: more probable</source>
        <translation>假如該層是最後一層，模型會預測什麼（logit lens）；顏色越深機率越大</translation>
    </message>
    <message>
        <source>Mask this token ([MASK]), or show it again</source>
        <translation>把這個詞元換成 [MASK]，或重新顯示</translation>
    </message>
    <message>
        <source>what the model would predict if this layer were its last (logit lens); brighter: more probable</source>
        <translation>假如該層是最後一層，模型會預測什麼（logit lens）；顏色越亮機率越大</translation>
    </message>
    <message>
        <source>Label of “%1” (%2)</source>
        <translation>「%1」（%2）的標籤</translation>
    </message>
    <message>
        <source>Label of the text</source>
        <translation>文字的標籤</translation>
    </message>
    <message>
        <source>In place of “%1” (%2), masked here</source>
        <translation>「%1」（%2）的位置，此處已遮罩</translation>
    </message>
    <message>
        <source>as if this layer were the last; brighter: more probable</source>
        <translation>假如該層是最後一層；顏色越亮機率越大</translation>
    </message>
    <message>
        <source>as if this layer were the last; darker: more probable</source>
        <translation>假如該層是最後一層；顏色越深機率越大</translation>
    </message>
    <message>
        <source>brighter: more probable</source>
        <translation>顏色越亮機率越大</translation>
    </message>
    <message>
        <source>darker: more probable</source>
        <translation>顏色越深機率越大</translation>
    </message>
</context>
<context>
    <name>ui::PredictView</name>
    <message>
        <source>Predictions of the model</source>
        <translation>模型的預測</translation>
    </message>
    <message>
        <source>temperature </source>
        <translation>溫度 </translation>
    </message>
    <message>
        <source>Temperature of the prediction</source>
        <translation>預測的溫度</translation>
    </message>
    <message>
        <source>Divides the logits: below 1 sharpens the distribution, above 1 flattens it</source>
        <translation>logits 先除以它：小於 1 使分布尖銳，大於 1 使分布平緩</translation>
    </message>
    <message>
        <source>top </source>
        <comment>followed by a number of tokens</comment>
        <translation>前 </translation>
    </message>
    <message>
        <source>Predictions listed (top-k)</source>
        <translation>列出的預測個數（top-k）</translation>
    </message>
    <message>
        <source>How many tokens are listed; sampling draws from these (top-k)</source>
        <translation>列出多少個詞元；取樣時從這些中抽取（top-k）</translation>
    </message>
    <message>
        <source>Number of predictions</source>
        <translation>預測個數</translation>
    </message>
    <message>
        <source>Append most likely</source>
        <translation>接上最可能的</translation>
    </message>
    <message>
        <source>Greedy decoding: append the most likely token to the text</source>
        <translation>貪婪解碼：把最可能的詞元接在文字後面</translation>
    </message>
    <message>
        <source>Sample one</source>
        <translation>取樣一個</translation>
    </message>
    <message>
        <source>Sample one of the listed tokens by its probability, using the seed</source>
        <translation>按機率從列出的詞元中取樣一個，由種子決定</translation>
    </message>
    <message>
        <source>Which token is here?</source>
        <translation>這裡是哪個詞元？</translation>
    </message>
    <message>
        <source>What comes next?</source>
        <translation>接下來是什麼？</translation>
    </message>
    <message>
        <source>click a token below to mask it</source>
        <translation>按一下下方的詞元，把它換成 [MASK]</translation>
    </message>
    <message>
        <source>Append a token</source>
        <translation>接上一個詞元</translation>
    </message>
    <message>
        <source>Mask a token</source>
        <translation>把一個詞元換成 [MASK]</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation>它是什麼？</translation>
    </message>
    <message>
        <source>No tokens are predicted here. Choose a language model.</source>
        <translation>這裡不預測詞元。請選擇語言模型。</translation>
    </message>
    <message>
        <source>“%1”: the text ends here</source>
        <translation>「%1」：文字到此結束</translation>
    </message>
    <message>
        <source>the chosen token is masked for this prediction; click a token below to mask it in every view</source>
        <translation>所選詞元僅在此預測中被遮罩；按一下下方的詞元，可在所有檢視中遮罩</translation>
    </message>
</context>
<context>
    <name>ui::PresentPage</name>
    <message>
        <source>The audience&apos;s guess</source>
        <translation>聽眾的猜測</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>%1 (guessed: %2)</source>
        <comment>what is true</comment>
        <translation>%1（猜的是：%2）</translation>
    </message>
    <message>
        <source>guessed: %1</source>
        <translation>猜的是：%1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
</context>
<context>
    <name>ui::PresentWindow</name>
    <message>
        <source>Headlight: presentation</source>
        <translation>Headlight：簡報</translation>
    </message>
    <message>
        <source>That was the last step. Esc leaves.</source>
        <translation>這是最後一步。按 Esc 離開。</translation>
    </message>
    <message>
        <source>This cannot be computed and was undone.</source>
        <translation>這無法計算，已復原。</translation>
    </message>
    <message>
        <source>Any key brings the page back.</source>
        <translation>按任意鍵恢復頁面。</translation>
    </message>
    <message>
        <source>Page Down, →, Space: next · Page Up, ←: back · Home, End, numbers: go to a step
B, W: black, white · L: pointer · Ctrl: spotlight · Z: magnifier · [ ]: other head
G: guess · R: reset live settings · + −: text size · N: notes · Esc: leave</source>
        <translation>Page Down、→、空白鍵：下一步 · Page Up、←：上一步 · Home、End、數字：跳到某一步
B、W：全黑、全白 · L：指標 · Ctrl：聚光燈 · Z：放大 · [ ]：換一個頭
G：猜 · R：重設滑桿 · + −：字級 · N：講稿 · Esc：離開</translation>
    </message>
    <message>
        <source>Tab: to the live setting’s slider · there ←, →: to the next mark, with Shift a little</source>
        <translation>Tab：到滑桿 · 在滑桿上 ←、→：移到下一個刻度，加 Shift 微調</translation>
    </message>
    <message>
        <source>State A cannot be computed.</source>
        <translation>無法計算釘選為 A 的狀態。</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Computing step %1…</source>
        <translation>正在計算第 %1 步…</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在計算…</translation>
    </message>
    <message>
        <source>Continued at step %1. Home: first step</source>
        <translation>從第 %1 步繼續。Home：回到第一步</translation>
    </message>
</context>
<context>
    <name>ui::Presenter</name>
    <message>
        <source>Present</source>
        <translation>簡報</translation>
    </message>
    <message>
        <source>Show the view, or the session&apos;s lesson, on the whole screen</source>
        <translation>把檢視或工作階段裡的課程全螢幕展示</translation>
    </message>
    <message>
        <source>A presentation is running</source>
        <translation>正在簡報</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>減少動態效果</translation>
    </message>
    <message>
        <source>Present from the start</source>
        <translation>從頭簡報</translation>
    </message>
    <message>
        <source>Present from the first step; F5 continues where a lesson was left</source>
        <translation>從第一步開始簡報；按 F5 則從課程上次離開的地方繼續</translation>
    </message>
    <message>
        <source>Steps of a lesson change at once: no animated numbers, colours or rows</source>
        <translation>課程的步驟立即切換：數值、顏色和列都沒有動畫</translation>
    </message>
</context>
<context>
    <name>ui::PretrainedNote</name>
    <message>
        <source>Show the trained encoder</source>
        <translation>顯示訓練好的編碼器</translation>
    </message>
    <message>
        <source>The same text, seen by heads that have learned where to look</source>
        <translation>同一段文字，換成訓練好的頭：它們學會了該看哪裡</translation>
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
    <name>ui::ProgramLinks</name>
    <message>
        <source>This model does not have this step</source>
        <translation>這個模型沒有這一步</translation>
    </message>
    <message>
        <source>“%1” is not a setting of this model; choose another model</source>
        <translation>「%1」不是這個模型的設定；請選擇其他模型</translation>
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
        <source>point at a position: its weights are shown below</source>
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
        <source>target y</source>
        <translation>目標值 y</translation>
    </message>
    <message>
        <source>position x</source>
        <translation>位置 x</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>權重</translation>
    </message>
    <message>
        <source>These points have several coordinates; this view is for points on a line. See Matrices for their weights and predictions.</source>
        <translation>這些點有多個座標；此檢視只適用於直線上的點。它們的權重和預測可在「矩陣」檢視中查看。</translation>
    </message>
    <message>
        <source>Attention over points on a line is kernel regression: the positions are queries, the data points are keys with their targets as values, and the kernel gives the weights.</source>
        <translation>對直線上的點做注意力就是核迴歸：位置是查詢，資料點是鍵，其目標值是值，核函數給出權重。</translation>
    </message>
    <message>
        <source>Show an example</source>
        <translation>顯示範例</translation>
    </message>
    <message>
        <source>drag a point and the curve follows; double-click adds one; Delete removes it; Ctrl+arrows move it</source>
        <translation>拖曳資料點，曲線隨之變化；按兩下加入；Delete 刪去；Ctrl+方向鍵移動</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 個點</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of %1</source>
        <translation>
            <numerusform>%1 的 %n 個點</numerusform>
        </translation>
    </message>
    <message>
        <source>changes stay in the session, the file is not modified; %1</source>
        <translation>改動只屬於本工作階段，檔案保持不變；%1</translation>
    </message>
    <message>
        <source>Remove point %1</source>
        <translation>刪去第 %1 個點</translation>
    </message>
    <message>
        <source>Add a point here</source>
        <translation>在此加入一個點</translation>
    </message>
    <message>
        <source>%1; data point %2 at x = %3, y = %4</source>
        <translation>%1；第 %2 個資料點位於 x = %3，y = %4</translation>
    </message>
    <message>
        <source>%1 has weight %2</source>
        <translation>%1，權重為 %2</translation>
    </message>
    <message>
        <source>none, no point is within reach</source>
        <translation>沒有，附近沒有資料點</translation>
    </message>
    <message>
        <source>Noisy points around a curve, and a Gaussian kernel that recovers the curve</source>
        <translation>散布在一條曲線周圍的帶雜訊的點，由高斯核重新找出曲線</translation>
    </message>
    <message>
        <source>the kernel&apos;s training points</source>
        <translation>核的訓練點</translation>
    </message>
    <message>
        <source>at %1: %2 %3</source>
        <comment>a position, the value predicted there, its unit or subject</comment>
        <translation>%1 處：%3 %2</translation>
    </message>
</context>
<context>
    <name>ui::RemarkPane</name>
    <message>
        <source>Remarks</source>
        <translation>說明</translation>
    </message>
    <message>
        <source>No remarks on these settings.</source>
        <translation>這些設定沒有需要說明之處。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a setting and a remark on it</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ui::Remarks</name>
    <message>
        <source>The dimensions differ: the identity is truncated or zero-padded.</source>
        <translation>維度不同：單位矩陣被截斷，或以零補足。</translation>
    </message>
    <message>
        <source>This position encoding carries no position information: heads that depend on position attend to all tokens equally.</source>
        <translation>這種位置編碼不含位置資訊：依賴位置的頭會平均關注所有詞元。</translation>
    </message>
    <message>
        <source>The word vectors have another dimension: they are fitted to d.</source>
        <translation>詞向量的維度不同：已調整為 d。</translation>
    </message>
    <message>
        <source>Divided twice: the scaled dot product already divides by √dₖ.</source>
        <translation>除了兩次：縮放點積已經除以 √dₖ。</translation>
    </message>
    <message>
        <source>Set by the weights file.</source>
        <translation>由權重檔案決定。</translation>
    </message>
    <message>
        <source>Some edits do not fit these sizes; they are kept but not used.</source>
        <translation>其中一些不符合目前的大小，會保留但不使用。</translation>
    </message>
    <message>
        <source>A head that does not exist is ablated; the setting is kept.</source>
        <translation>消融的頭中有不存在的；此設定會保留。</translation>
    </message>
    <message>
        <source>The matrix holds only 0 and 1, which are added to the scores; true and false would allow and forbid.</source>
        <translation>矩陣只含 0 和 1，它們會加到得分上；若要允許或禁止，請用 true 和 false。</translation>
    </message>
    <message>
        <source>%1 / %2 is not an integer: rounded up to %3.</source>
        <translation>%1 / %2 不是整數：無條件進位為 %3。</translation>
    </message>
    <message>
        <source>Set by the input: d = %1.</source>
        <translation>由輸入決定：d = %1。</translation>
    </message>
    <message>
        <source>This model has no attention layer of that name.</source>
        <translation>這個模型沒有這個名稱的注意力層。</translation>
    </message>
    <message>
        <source>More than a head has: all dimensions are kept.</source>
        <translation>多於一個頭所有的：保留全部維度。</translation>
    </message>
    <message>
        <source>More than there are: all heads are kept.</source>
        <translation>多於現有的頭：保留全部頭。</translation>
    </message>
    <message>
        <source>More than the vectors have: all directions are kept.</source>
        <translation>多於向量所有的：保留全部方向。</translation>
    </message>
    <message>
        <source>Off in all %1 layers: head %2</source>
        <translation>全部 %1 層中關閉：頭 %2</translation>
    </message>
    <message>
        <source>Off in %1 layers: head %2</source>
        <translation>%1 層中關閉：頭 %2</translation>
    </message>
    <message>
        <source>Changed in all %1 layers</source>
        <translation>全部 %1 層中均已變更</translation>
    </message>
    <message>
        <source>Changed in %1 layers</source>
        <translation>%1 層中已變更</translation>
    </message>
    <message>
        <source>Off: head %1</source>
        <translation>已關閉：頭 %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two remarks</comment>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>ui::RunningBar</name>
    <message>
        <source>Show it</source>
        <translation>顯示它</translation>
    </message>
    <message>
        <source>Back to the network in training, at its latest step</source>
        <translation>回到正在訓練的網路的最新一步</translation>
    </message>
    <message>
        <source>%1 is paused partway through training while another model is shown.</source>
        <translation>正在顯示別的模型；%1 的訓練進行到一半，已暫停。</translation>
    </message>
    <message>
        <source>%1 continues training while another model is shown.</source>
        <translation>正在顯示別的模型；%1 仍在繼續訓練。</translation>
    </message>
</context>
<context>
    <name>ui::ScalingEditor</name>
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
        <source>That text is too long: the sentence may have at most %L1 characters. Nothing was changed.</source>
        <translation>文字太長：句子最多可有 %L1 個字元。未作任何改動。</translation>
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
        <source>%n query row(s)</source>
        <translation>
            <numerusform>%n 列查詢</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key row(s)</source>
        <translation>
            <numerusform>%n 列鍵</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” locked, Esc unlocks</source>
        <translation>已鎖定「%1」，Esc 解除鎖定</translation>
    </message>
    <message>
        <source>subwords</source>
        <translation>子詞</translation>
    </message>
    <message>
        <source>Decoder tokens so far; empty: generated by the model</source>
        <translation>解碼器已有的詞元；留空則由模型產生</translation>
    </message>
    <message>
        <source>The tokens come from the opened file.</source>
        <translation>詞元來自開啟的檔案。</translation>
    </message>
    <message>
        <source>subwords merged</source>
        <translation>子詞已合併</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>來自檔案</translation>
    </message>
    <message>
        <source>special tokens hidden</source>
        <translation>特殊詞元已隱藏</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between words about tokens</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1 (generated)</source>
        <translation>%1（模型產生）</translation>
    </message>
    <message>
        <source>Its tokens are the queries and keys: the numbers follow as you type</source>
        <translation>它的詞元是查詢和鍵：邊輸入，數值邊變</translation>
    </message>
    <message>
        <source>Its tokens are the keys and values for the queries of the first text</source>
        <translation>它的詞元是第一段文字的查詢所對應的鍵和值</translation>
    </message>
    <message>
        <source>Sentences with heads worth a look</source>
        <translation>注意力頭值得一看的句子</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>The model takes an image: drop another one on the window.</source>
        <translation>模型的輸入是影像：可把另一張拖到視窗上。</translation>
    </message>
    <message>
        <source>image patches</source>
        <translation>圖塊（patch）</translation>
    </message>
    <message>
        <source>Tokens are given by ID: see Settings, %1.</source>
        <translation>詞元以 ID 給出：見「設定」中的「%1」。</translation>
    </message>
    <message>
        <source>Second sentence (optional)</source>
        <translation>第二個句子（可選）</translation>
    </message>
    <message>
        <source>A second sentence for the model, after a separator; its tokens have token type 1</source>
        <translation>模型的第二個句子，位於分隔詞元之後；其詞元類型為 1</translation>
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
        <source>Figures with a session (*.pdf *.svg *.png)</source>
        <translation>內嵌工作階段的圖片 (*.pdf *.svg *.png)</translation>
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
        <source>This file contains data that this version of Headlight does not know: %1. It is kept when you save.</source>
        <translation>此檔案包含目前版本的 Headlight 不認識的內容：%1。儲存時會予以保留。</translation>
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
        <source>Use absolute paths</source>
        <translation>改用絕對路徑</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未儲存的改動</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
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
    <message>
        <source>%1: %2</source>
        <comment>what was not done: why</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Locate “%1”</source>
        <translation>尋找「%1」</translation>
    </message>
    <message>
        <source>Open a model folder</source>
        <translation>開啟模型所在的資料夾</translation>
    </message>
    <message>
        <source>Attention, weights, numbers (*.npz *.npy *.safetensors *.csv *.tsv)</source>
        <translation>注意力、權重、數值 (*.npz *.npy *.safetensors *.csv *.tsv)</translation>
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
        <translation>正規化函數</translation>
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
    <message>
        <source>Interventions</source>
        <translation>干預</translation>
    </message>
    <message>
        <source>An example that shows what these settings do; Undo brings yours back</source>
        <translation>一個句子和一組設定，用來展示這些設定的作用；復原即回到您自己的</translation>
    </message>
    <message>
        <source>Change %1 (%2)</source>
        <comment>1: a setting, 2: all 6 layers, or Layer 3</comment>
        <translation>變更 %1（%2）</translation>
    </message>
    <message>
        <source>Around the attention</source>
        <translation>注意力周圍</translation>
    </message>
</context>
<context>
    <name>ui::SpaceView</name>
    <message>
        <source>Tokens as points</source>
        <translation>詞元的空間</translation>
    </message>
    <message>
        <source>two components explain %1 % of the variance</source>
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
        <source>These vectors have different dimensions, so they share no space. Use an output projection, or give all vectors the same dimension.</source>
        <translation>這些向量維度不同，無法放進同一空間。請加上輸出投影，或讓所有向量的維度相同。</translation>
    </message>
    <message>
        <source>Computing the principal components …</source>
        <translation>正在計算主成分……</translation>
    </message>
    <message>
        <source>Nothing to show: at least two tokens with different vectors are needed.</source>
        <translation>沒有可展開的內容：至少需要兩個向量不同的詞元。</translation>
    </message>
    <message>
        <source>%1 principal component: %2 of the variance</source>
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
        <source>input (keys and values)</source>
        <translation>輸入（鍵和值）</translation>
    </message>
    <message>
        <source>before attention</source>
        <translation>注意力之前</translation>
    </message>
    <message>
        <source>input (queries)</source>
        <translation>輸入（查詢）</translation>
    </message>
    <message>
        <source>input</source>
        <translation>輸入</translation>
    </message>
    <message>
        <source>rotated queries q of head %1</source>
        <translation>頭 %1 旋轉後的查詢 q</translation>
    </message>
    <message>
        <source>rotated keys k of head %1</source>
        <translation>頭 %1 旋轉後的鍵 k</translation>
    </message>
    <message>
        <source>after attention, with the residual</source>
        <translation>注意力之後，含殘差</translation>
    </message>
</context>
<context>
    <name>ui::SpectrumStrip</name>
    <message>
        <source>How much each dimension of this head contributes to its scores, largest first</source>
        <translation>這個頭的每一維對得分的貢獻，從大到小</translation>
    </message>
    <message>
        <source>Head %1: %2 of %3 pairs keep %4 %</source>
        <translation>頭 %1：%3 對中的 %2 對保留 %4 %</translation>
    </message>
    <message>
        <source>Head %1: %2 of %3 directions keep %4 %</source>
        <translation>頭 %1：%3 個方向中的 %2 個保留 %4 %</translation>
    </message>
</context>
<context>
    <name>ui::SpokenWords</name>
    <message>
        <source>Key %1</source>
        <translation>鍵 %1</translation>
    </message>
    <message>
        <source>Query %1 gives most to key %2: %3</source>
        <translation>查詢 %1 給鍵 %2 的權重最大：%3</translation>
    </message>
    <message>
        <source>Query %1 gives key %2 the weight %3, rank %4 of %5</source>
        <translation>查詢 %1 給鍵 %2 的權重為 %3，排名 %4 / %5</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
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
    <message>
        <source>n %1   h %2   compute %3 ms</source>
        <translation>n %1   h %2   計算 %3 ms</translation>
    </message>
    <message>
        <source>%1 encoder, %2 decoder</source>
        <comment>numbers of tokens</comment>
        <translation>編碼器 %1，解碼器 %2</translation>
    </message>
</context>
<context>
    <name>ui::StepBar</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
</context>
<context>
    <name>ui::StepTerms</name>
    <message>
        <source>Glossary</source>
        <translation>術語表</translation>
    </message>
    <message>
        <source>Look up “%1” in the glossary</source>
        <translation>在術語表中查詢「%1」</translation>
    </message>
</context>
<context>
    <name>ui::StepsView</name>
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
    <message>
        <source>The computation for one token, from its vector to the output</source>
        <translation>一個詞元的計算，從它的向量到輸出</translation>
    </message>
    <message>
        <source>Show the steps one after the other, each as long as its text takes</source>
        <translation>依序顯示各步，每步停留到讀完文字為止</translation>
    </message>
    <message>
        <source>❚❚ Pause</source>
        <translation>❚❚ 暫停</translation>
    </message>
    <message>
        <source>▶ Play</source>
        <translation>▶ 播放</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>播放各步</translation>
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
        <translation>整張表格，含標題列和標題欄</translation>
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
    <message>
        <source>ablated</source>
        <translation>已消融</translation>
    </message>
    <message>
        <source>The table follows the view, or stays with one matrix of the locked head</source>
        <translation>表格跟隨檢視，還是固定為鎖定的頭的某個矩陣</translation>
    </message>
    <message>
        <source>Click to lock the cell in every view; Ctrl+C copies the selection</source>
        <translation>按一下即在所有檢視中鎖定該儲存格；Ctrl+C 複製選取部分</translation>
    </message>
</context>
<context>
    <name>ui::TensorModel</name>
    <message>
        <source>masked</source>
        <translation>被遮罩</translation>
    </message>
</context>
<context>
    <name>ui::TensorTree</name>
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
        <translation>尋找矩陣</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>矩陣</translation>
    </message>
    <message>
        <source>Only matrices whose label, ID or shape contains the typed text stay in the list, for example scores, head2 or 8 × 64</source>
        <translation>清單只留下名稱、識別名或形狀中含有所輸入內容的矩陣，例如 scores、head2 或 8 × 64</translation>
    </message>
    <message>
        <source>All matrices of this computation: first those of the selected head, then the others in the order in which they are computed; the chosen one is shown</source>
        <translation>這次計算的所有矩陣：先是所選的頭的矩陣，其餘按計算順序排列；選取的矩陣會顯示出來</translation>
    </message>
</context>
<context>
    <name>ui::TextEditor</name>
    <message>
        <source>Choose a file</source>
        <translation>選擇檔案</translation>
    </message>
    <message>
        <source>Numbers (*.npy *.npz *.safetensors *.csv *.tsv *.txt *.vec)</source>
        <translation>數值 (*.npy *.npz *.safetensors *.csv *.tsv *.txt *.vec)</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.bmp *.gif *.svg *.webp)</source>
        <translation>影像 (*.png *.jpg *.jpeg *.bmp *.gif *.svg *.webp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
</context>
<context>
    <name>ui::Tips</name>
    <message>
        <source>“%1” looks most at “%2”: %3.</source>
        <translation>「%1」最關注「%2」：%3。</translation>
    </message>
    <message>
        <source>“%1” gives “%2” %3 now; it was %4.</source>
        <translation>「%1」現在給「%2」%3，原來是 %4。</translation>
    </message>
    <message>
        <source>Click another word below the sentence: what does it look at (attend to)?</source>
        <translation>按一下句子下方的另一個詞：它在看什麼？</translation>
    </message>
    <message>
        <source>Click a coloured cell in the map of heads, under Model in Settings (F8), to select another head.</source>
        <translation>在設定（F8）的「模型」下按一下一個彩色格子：換一個頭。</translation>
    </message>
    <message>
        <source>Press ] for the next head: it looks elsewhere.</source>
        <translation>按 ] 換下一個頭：它看的是別處。</translation>
    </message>
    <message>
        <source>Drag Temperature, in Settings (F8), to the left: which word gets more now?</source>
        <translation>在設定（F8）中把「溫度」向左拖曳：現在哪個詞得到更多？</translation>
    </message>
    <message>
        <source>Type a sentence of your own: the numbers follow as you type.</source>
        <translation>輸入自己的句子：邊輸入，數值邊變。</translation>
    </message>
    <message>
        <source>Choose another view above: %1 shows every head of every layer.</source>
        <translation>在上方換一個檢視：「%1」顯示每一層的每一個頭。</translation>
    </message>
    <message>
        <source>Choose another view above: %1 shows all heads side by side.</source>
        <translation>在上方換一個檢視：「%1」並排顯示所有的頭。</translation>
    </message>
    <message>
        <source>In head %1 %2</source>
        <comment>1: its number, 2: a sentence</comment>
        <translation>在頭 %1 中，%2</translation>
    </message>
    <message>
        <source>Nothing was prepared in advance: it is all computed here.</source>
        <translation>這裡沒有任何預先準備的內容：都是當場算出的。</translation>
    </message>
    <message>
        <source>Click a head there, and every view shows that one.</source>
        <translation>在那裡按一下一個頭，每個檢視就都顯示它。</translation>
    </message>
    <message>
        <source>“%1” still gives “%2” %3.</source>
        <translation>「%1」仍然給「%2」%3。</translation>
    </message>
    <message>
        <source>“%1” still gives “%2” %3: there is no more to get.</source>
        <translation>「%1」仍然給「%2」 %3：已經沒有更多可得。</translation>
    </message>
    <message>
        <source>“%1” gives “%2” nearly everything. Drag Temperature, in Settings (F8), to the right: which words get some of it now?</source>
        <translation>「%1」幾乎全給了「%2」。在設定（F8）中把「溫度」向右拖：現在哪些詞也得到一些？</translation>
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
        <translation>詞元 %1：「%2」。按一下：鎖定為鍵。</translation>
    </message>
    <message>
        <source>Token %1: “%2”. Click: its query. Shift+click: its key.</source>
        <translation>詞元 %1：「%2」。按一下：鎖定為查詢。Shift+按一下：鎖定為鍵。</translation>
    </message>
    <message>
        <source>Not in the word table.</source>
        <translation>不在詞表中。</translation>
    </message>
</context>
<context>
    <name>ui::TrainView</name>
    <message>
        <source>No network has been trained yet. Start one in the view Train, or with &quot;headlight train&quot; in a terminal.</source>
        <translation>還沒有訓練過網路。請在「訓練」檢視中開始，或在終端機中使用「headlight train」。</translation>
    </message>
    <message>
        <source>A network after %1 of %2 steps</source>
        <translation>網路，第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>%1: validation accuracy %2, loss %3</source>
        <translation>%1：驗證準確率 %2，損失 %3</translation>
    </message>
    <message>
        <source>Another text</source>
        <translation>換一段文字</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>檢查點</translation>
    </message>
    <message>
        <source>Use another validation text as input</source>
        <translation>換一段驗證文字作為輸入</translation>
    </message>
    <message>
        <source>New training…</source>
        <translation>新的訓練…</translation>
    </message>
    <message>
        <source>Rewind</source>
        <translation>倒回</translation>
    </message>
    <message>
        <source>Return to the chosen checkpoint, in every view</source>
        <translation>在所有檢視中回到所選的檢查點</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Pause after this step</source>
        <translation>在這一步之後暫停</translation>
    </message>
    <message>
        <source>Continue training from where it stopped</source>
        <translation>從停下的地方繼續訓練</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>validation accuracy %1</source>
        <translation>驗證準確率 %1</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>走一步</translation>
    </message>
    <message>
        <source>Update every network once, then pause</source>
        <translation>每個網路更新一次，然後暫停</translation>
    </message>
    <message>
        <source>Branch…</source>
        <translation>分支…</translation>
    </message>
    <message>
        <source>Continue training from this checkpoint, with another learning rate or other examples</source>
        <translation>從這個檢查點繼續訓練，換學習率或換樣本</translation>
    </message>
    <message>
        <source>Choose another task or other networks; the current ones are kept</source>
        <translation>選擇另一項任務或其他網路；目前的網路會保留</translation>
    </message>
    <message>
        <source>Network shown</source>
        <translation>顯示其注意力的網路</translation>
    </message>
    <message>
        <source>Which of the compared networks to show</source>
        <translation>顯示對照網路中的哪一個</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>圖</translation>
    </message>
    <message>
        <source>Plot in Train</source>
        <translation>「訓練」中的圖</translation>
    </message>
    <message>
        <source>validation accuracy (tokens) %1</source>
        <translation>驗證準確率（詞元）%1</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints, %1 of %2 MB</source>
        <translation>
            <numerusform>%n 個檢查點，%1 / %2 MB</numerusform>
        </translation>
    </message>
    <message>
        <source>Checkpoints are saved as often as this disk space allows</source>
        <translation>在這些磁碟空間允許的範圍內盡量多地儲存檢查點</translation>
    </message>
    <message>
        <source>%1. It has no attention; its output for “%2” is “%3”.</source>
        <translation>%1。它沒有注意力；對「%2」的輸出是「%3」。</translation>
    </message>
    <message>
        <source>%1: validation accuracy %2 (points), loss %3</source>
        <translation>%1：驗證準確率 %2（點），損失 %3</translation>
    </message>
    <message>
        <source>Other positions</source>
        <translation>其他位置</translation>
    </message>
    <message>
        <source>Evaluate at other validation positions</source>
        <translation>在其他驗證位置求值</translation>
    </message>
    <message>
        <source>validation accuracy (points) %1</source>
        <translation>驗證準確率（點）%1</translation>
    </message>
</context>
<context>
    <name>ui::TrainingCurves</name>
    <message>
        <source>validation</source>
        <translation>驗證集</translation>
    </message>
    <message>
        <source>training</source>
        <translation>訓練集</translation>
    </message>
    <message>
        <source>exact match</source>
        <translation>完全匹配</translation>
    </message>
    <message>
        <source>token accuracy</source>
        <translation>詞元準確率</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>驗證損失</translation>
    </message>
    <message>
        <source>best without context: %1</source>
        <translation>不看上下文的上限：%1</translation>
    </message>
    <message>
        <source>Gradient norm by step</source>
        <translation>梯度範數，按步</translation>
    </message>
    <message>
        <source>Softmax gradient by step</source>
        <translation>softmax 梯度，按步</translation>
    </message>
    <message>
        <source>Final accuracy by text length</source>
        <translation>訓練結束時的準確率，按文字長度</translation>
    </message>
    <message>
        <source>line: longest validation text</source>
        <translation>線：最長的驗證文字</translation>
    </message>
    <message>
        <source>points</source>
        <translation>點</translation>
    </message>
    <message>
        <source>no context: %1</source>
        <comment>each token</comment>
        <translation>無上下文：%1</translation>
    </message>
    <message>
        <source>too few texts to separate them by length</source>
        <translation>文字太少，無法按長度區分</translation>
    </message>
    <message>
        <source>During training: gradient norm by step</source>
        <translation>訓練過程中：梯度範數，按步</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步</translation>
    </message>
    <message numerus="yes">
        <source>Validation accuracy (%n points)</source>
        <translation>
            <numerusform>驗證準確率（%n 個點）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Validation accuracy (tokens of %n texts)</source>
        <translation>
            <numerusform>驗證準確率（%n 個文字的詞元）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Validation accuracy (%n texts)</source>
        <translation>
            <numerusform>驗證準確率（%n 個文字）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TrainingForm</name>
    <message>
        <source>dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>“third of May 1979” becomes 1979-05-03</source>
        <translation>「third of May 1979」變為 1979-05-03</translation>
    </message>
    <message>
        <source>word order</source>
        <translation>詞序</translation>
    </message>
    <message>
        <source>artificial English to artificial French</source>
        <translation>人造的英語變為人造的法語</translation>
    </message>
    <message>
        <source>parts of speech</source>
        <translation>詞性</translation>
    </message>
    <message>
        <source>“I saw a saw”: verb, noun</source>
        <translation>「I saw a saw」：動詞、名詞</translation>
    </message>
    <message>
        <source>sentiment</source>
        <translation>情感</translation>
    </message>
    <message>
        <source>“not bad at all” is positive</source>
        <translation>「not bad at all」是正面的</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>“four hundred and two” becomes 402</source>
        <translation>「four hundred and two」變為 402</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>the same letters</source>
        <translation>同樣的字母再來一遍</translation>
    </message>
    <message>
        <source>reverse</source>
        <translation>倒序</translation>
    </message>
    <message>
        <source>the letters in reverse order</source>
        <translation>字母從後往前</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>the letters in alphabetical order</source>
        <translation>字母按字母表的順序</translation>
    </message>
    <message>
        <source>repeat (induction)</source>
        <translation>重複（歸納）</translation>
    </message>
    <message>
        <source>the letter that followed an earlier copy of the last one</source>
        <translation>最後一個字母以前出現時，其後是什麼</translation>
    </message>
    <message>
        <source>Start training</source>
        <translation>開始訓練</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>short texts, nearby dependencies</source>
        <translation>文字短，相關的詞相距近</translation>
    </message>
    <message>
        <source>longer texts, or distant dependencies</source>
        <translation>文字更長，或相關的詞相距更遠</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任務</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>網路</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>寬度</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>學習率</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步數</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>隨機種子</translation>
    </message>
    <message>
        <source>Dimension of the network&apos;s hidden states</source>
        <translation>網路隱藏狀態的維度</translation>
    </message>
    <message>
        <source>Step size of gradient descent</source>
        <translation>梯度下降的步長</translation>
    </message>
    <message>
        <source>Number of parameter updates, each on a batch of 64 examples</source>
        <translation>參數更新的次數，每次用一批 64 個樣本</translation>
    </message>
    <message>
        <source>The same seed draws the same examples and gives the same parameters</source>
        <translation>同一種子抽取同樣的樣本，得到同樣的參數</translation>
    </message>
    <message>
        <source>The task; one text in ten is held out as the validation set</source>
        <translation>任務；每十個文字留出一個作驗證集</translation>
    </message>
    <message>
        <source>Length of the texts, or distance between related words</source>
        <translation>文字有多長，或相關的詞相距多遠</translation>
    </message>
    <message>
        <source>Train a new network; its checkpoints are kept in a folder of its own</source>
        <translation>訓練一個新網路；檢查點儲存在它自己的資料夾中</translation>
    </message>
    <message>
        <source>Back to the previous network</source>
        <translation>回到之前顯示的網路</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>fit a curve to noisy points</source>
        <translation>用帶雜訊的點擬合曲線</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>與之比較</translation>
    </message>
    <message>
        <source>Another network, trained on the same task for comparison, with its own curves</source>
        <translation>在同一任務上訓練的對照網路，有自己的曲線</translation>
    </message>
    <message>
        <source>The architecture and its kind of attention</source>
        <translation>網路結構及其注意力的類型</translation>
    </message>
    <message>
        <source>The branch continues training from step %1 in a folder of its own: with another learning rate, other examples or more steps. The original is kept.</source>
        <translation>分支在自己的資料夾中從第 %1 步繼續訓練：換學習率、換樣本或訓練更多步。原來的網路保留不變。</translation>
    </message>
    <message>
        <source>A small network starts from random weights and learns a task from examples. Watch its attention during training in every view; checkpoints are saved along the way.</source>
        <translation>小網路從隨機權重開始，從樣本中學會一項任務。訓練時可以在每個檢視中觀看它的注意力，檢查點會一路儲存。</translation>
    </message>
    <message>
        <source>Start the branch</source>
        <translation>開始分支</translation>
    </message>
    <message>
        <source>split into words</source>
        <translation>按詞讀取</translation>
    </message>
    <message>
        <source>split into characters</source>
        <translation>按字元讀取</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>不比較</translation>
    </message>
    <message>
        <source>smooth curve, little noise</source>
        <translation>平滑的曲線，雜訊小</translation>
    </message>
    <message>
        <source>wavier curve, more noise</source>
        <translation>起伏更多的曲線，雜訊較大</translation>
    </message>
    <message>
        <source>How wavy the curve is, and how noisy the points are</source>
        <translation>曲線起伏多快，點偏離它多遠</translation>
    </message>
    <message>
        <source>Cannot start: %1</source>
        <translation>無法開始：%1</translation>
    </message>
    <message>
        <source>your own data</source>
        <translation>您自己的資料</translation>
    </message>
    <message>
        <source>Points are drawn from the seed; others are held out for validation.</source>
        <translation>點由隨機種子產生；另有一些留作驗證。</translation>
    </message>
    <message>
        <source>Every batch has new examples; %1 others are held out for validation.</source>
        <translation>每個批次都是新樣本；另有 %1 個留作驗證。</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>詞元</translation>
    </message>
    <message>
        <source>What a token is</source>
        <translation>一個詞元是什麼</translation>
    </message>
</context>
<context>
    <name>ui::View</name>
    <message>
        <source>subwords merged (attention to them summed, from them averaged)</source>
        <translation>子詞已合併（指向子詞的權重相加，從子詞發出的取平均）</translation>
    </message>
    <message>
        <source>modified</source>
        <translation>已修改</translation>
    </message>
    <message>
        <source>special tokens hidden, weights renormalised</source>
        <translation>特殊詞元已隱藏，權重重新正規化</translation>
    </message>
</context>
<context>
    <name>ui::ViewFallback</name>
    <message>
        <source>%1 cannot show this, so here is %2.</source>
        <translation>「%1」檢視無法顯示這個狀態，已轉到「%2」。</translation>
    </message>
    <message>
        <source>With merged subwords or hidden special tokens only attention weights are available; this view needs more</source>
        <translation>合併子詞或隱藏特殊詞元時只有注意力權重，而此檢視需要更多</translation>
    </message>
    <message>
        <source>The opened file does not contain enough for this view</source>
        <translation>開啟的檔案內容太少，無法用於此檢視</translation>
    </message>
    <message>
        <source>%1 shows networks trained with Headlight, so here is %2.</source>
        <translation>「%1」檢視顯示用 Headlight 訓練的網路，已轉到「%2」。</translation>
    </message>
    <message>
        <source>The opened attention is too large for this view, which needs all heads in memory at once</source>
        <translation>開啟的注意力太大：這個檢視需要所有頭同時在記憶體中</translation>
    </message>
    <message>
        <source>%1 needs vectors: turn off “%2” in the View menu for it. Here is %3.</source>
        <comment>1, 3: views, 2: Merge subwords</comment>
        <translation>「%1」需要向量：請在「檢視」選單中關閉「%2」。已轉到「%3」。</translation>
    </message>
</context>
<context>
    <name>ui::ViewGuide</name>
    <message>
        <source>What the views show</source>
        <translation>各檢視顯示什麼</translation>
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
    <message>
        <source>Colour scale of weights</source>
        <translation>權重的顏色刻度</translation>
    </message>
</context>
<context>
    <name>ui::ViewStack</name>
    <message>
        <source>At this text size there is too little room for the view.</source>
        <translation>字這麼大時，檢視沒有足夠的空間。</translation>
    </message>
    <message>
        <source>Normal text</source>
        <translation>正常文字</translation>
    </message>
</context>
<context>
    <name>ui::WaitPanel</name>
    <message>
        <source>Computing…</source>
        <translation>正在計算…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Progress of the computation</source>
        <translation>計算的進度</translation>
    </message>
    <message>
        <source>Stop computing and undo the change that started it</source>
        <translation>停止計算，並復原引起它的更動</translation>
    </message>
    <message>
        <source>Stopped; the change was undone.</source>
        <translation>已停止；更動已復原。</translation>
    </message>
    <message>
        <source>Stopped; the previous result is shown.</source>
        <translation>已停止；顯示的是之前的結果。</translation>
    </message>
</context>
<context>
    <name>ui::WeightBars</name>
    <message>
        <source>How much this query attends to each key, largest first; click to lock the key</source>
        <translation>這個查詢對每個鍵的關注程度，從最大的開始；按一下即鎖定該鍵</translation>
    </message>
</context>
<context>
    <name>ui::WeightDelegate</name>
    <message>
        <source>masked</source>
        <translation>被遮罩</translation>
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
        <source>Revert edits of %1</source>
        <translation>還原對%1的改動</translation>
    </message>
    <message>
        <source>A number is needed, such as 0.5 or -2e-3.</source>
        <translation>需要一個數，如 0.5 或 -2e-3。</translation>
    </message>
    <message>
        <source>“%1” is not finite: numbers range from -3.4e38 to 3.4e38.</source>
        <translation>「%1」不是有限的數：數的範圍是 -3.4e38 到 3.4e38。</translation>
    </message>
    <message>
        <source>A cell takes one number; you entered %1.</source>
        <translation>一個儲存格只能放一個數，這裡有 %1 個。</translation>
    </message>
    <message>
        <source>Too large: numbers range from -3.4e38 to 3.4e38.</source>
        <translation>太大：數的範圍是 -3.4e38 到 3.4e38。</translation>
    </message>
    <message>
        <source>“%1” is not a number. Write numbers like 0.5 or -2e-3.</source>
        <translation>「%1」不是數。數的寫法如 0.5 或 -2e-3。</translation>
    </message>
    <message>
        <source>Use a decimal point and no thousands separators: %1</source>
        <translation>小數點用「.」，千位不加分隔符：%1</translation>
    </message>
</context>
<context>
    <name>widths</name>
    <message>
        <source>%1 (queries: %2)</source>
        <translation>%1（查詢：%2）</translation>
    </message>
</context>
<context>
    <name>ui::DataForm</name>
    <message>
        <source>Choose a file…</source>
        <translation>選擇檔案…</translation>
    </message>
    <message>
        <source>The column with the network&apos;s input</source>
        <translation>網路輸入所在的欄</translation>
    </message>
    <message>
        <source>The column with the targets</source>
        <translation>目標所在的欄</translation>
    </message>
    <message>
        <source>What a row of these columns holds</source>
        <translation>這兩欄每一列的內容</translation>
    </message>
    <message>
        <source>a text and its label</source>
        <translation>文字及其標籤</translation>
    </message>
    <message>
        <source>a text and a tag for each word</source>
        <translation>文字及每個詞的標註</translation>
    </message>
    <message>
        <source>a word and its tag</source>
        <translation>單詞及其標註</translation>
    </message>
    <message>
        <source>a text and its target text</source>
        <translation>文字及其目標文字</translation>
    </message>
    <message>
        <source>x and y of a point</source>
        <translation>一個點的 x 和 y</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>輸入</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>每列</translation>
    </message>
    <message>
        <source>A table (CSV or TSV) with an example in each row. Its first row names the columns, of which two are used: a text and its label, tags or target text; or x and y of a curve&apos;s points.</source>
        <translation>一個表格（CSV 或 TSV），每列一個樣本。第一列是欄名，使用其中兩欄：文字及其標籤、標註或目標文字；或曲線上各點的 x 和 y。</translation>
    </message>
    <message>
        <source>Training data</source>
        <translation>訓練資料</translation>
    </message>
    <message>
        <source>Training data (*.csv *.tsv *.txt)</source>
        <translation>訓練資料 (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>%1: %2 points for training, %3 for validation. Every step uses all of them.</source>
        <translation>%1：%2 個點用於訓練，%3 個用於驗證。每一步使用全部訓練點。</translation>
    </message>
    <message>
        <source>%1: %2 examples for training, each used once an epoch, and %3 held out for validation.</source>
        <translation>%1：%2 個樣本用於訓練，每輪（epoch）各用一次；%3 個留作驗證。</translation>
    </message>
    <message>
        <source>Choose a CSV or TSV file</source>
        <translation>選擇 CSV 或 TSV 檔案</translation>
    </message>
</context>
<context>
    <name>ui::NetworkList</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>networks trained together</comment>
        <translation>
            <numerusform>%1 及另外 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Your networks</source>
        <translation>您訓練的網路</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任務</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>網路</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>準確率</translation>
    </message>
    <message>
        <source>Last trained</source>
        <translation>上次訓練</translation>
    </message>
    <message>
        <source>Click to open a network; F2 renames it, Delete moves it to the trash</source>
        <translation>按一下開啟網路；F2 重新命名，Delete 移到資源回收筒</translation>
    </message>
    <message>
        <source>Rename, delete or find this network</source>
        <translation>重新命名、刪除或尋找此網路</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重新命名</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>顯示資料夾</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>刪除…</translation>
    </message>
    <message>
        <source>It is being trained</source>
        <translation>正在訓練</translation>
    </message>
    <message>
        <source>Delete network</source>
        <translation>刪除網路</translation>
    </message>
    <message>
        <source>Move “%1” with all its checkpoints to the trash?</source>
        <translation>要將「%1」及其所有檢查點移到資源回收筒嗎？</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>移到資源回收筒</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>There is no trash for this folder. Delete the network permanently?</source>
        <translation>此資料夾沒有資源回收筒。要永久刪除該網路嗎？</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>永久刪除</translation>
    </message>
</context>
<context>
    <name>ui::TaskSketch</name>
    <message>
        <source>Encoder: %1, bidirectional</source>
        <translation>編碼器：%1，雙向</translation>
    </message>
    <message>
        <source>Cross-attention, score: %1</source>
        <translation>交叉注意力，得分：%1</translation>
    </message>
    <message>
        <source>Mean of the encoder&apos;s states</source>
        <translation>編碼器各狀態的平均</translation>
    </message>
    <message>
        <source>Decoder: %1</source>
        <translation>解碼器：%1</translation>
    </message>
    <message>
        <source>Encoder: self-attention, FFN</source>
        <translation>編碼器：自注意力、FFN</translation>
    </message>
    <message>
        <source>Decoder: self-attention, cross-attention, FFN</source>
        <translation>解碼器：自注意力、交叉注意力、FFN</translation>
    </message>
    <message>
        <source>Self-attention, FFN</source>
        <translation>自注意力、FFN</translation>
    </message>
    <message>
        <source>%1, bidirectional</source>
        <translation>%1，雙向</translation>
    </message>
    <message>
        <source>%1, unidirectional</source>
        <translation>%1，單向</translation>
    </message>
    <message numerus="yes">
        <source>Embeddings of %n tokens, concatenated</source>
        <translation>
            <numerusform>%n 個詞元的嵌入，串接</numerusform>
        </translation>
    </message>
    <message>
        <source>MLP with one hidden layer</source>
        <translation>單隱藏層 MLP</translation>
    </message>
    <message>
        <source>Gaussian kernel, learned bandwidth</source>
        <translation>高斯核，可學習的頻寬</translation>
    </message>
    <message>
        <source>Weighted sum of the y values</source>
        <translation>y 值的加權和</translation>
    </message>
    <message numerus="yes">
        <source>Embedding, %n dimensions</source>
        <translation>
            <numerusform>嵌入，%n 維</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Embedding and position encoding, %n dimensions</source>
        <translation>
            <numerusform>嵌入與位置編碼，%n 維</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 × %3)</source>
        <comment>what a layer has, layers, heads of each</comment>
        <translation>%1（%2 × %3）</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n 層</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n 頭</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean over the tokens, linear layer, softmax</source>
        <translation>詞元平均、線性層、softmax</translation>
    </message>
    <message>
        <source>Linear layer, softmax</source>
        <translation>線性層、softmax</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 個參數</translation>
    </message>
    <message>
        <source>Input: %1, target: %2</source>
        <translation>輸入：%1，目標：%2</translation>
    </message>
    <message>
        <source>Target: y at each x</source>
        <translation>目標：每個 x 處的 y</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Input: x, and all other points</source>
        <translation>輸入：x 和所有其他點</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>輸入</translation>
    </message>
    <message>
        <source>1 parameter</source>
        <translation>1 個參數</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>the %1 largest of %2</source>
        <translation>%2 個中最大的 %1 個</translation>
    </message>
</context>
<context>
    <name>ui::RoundingDialog</name>
    <message>
        <source>Round numbers</source>
        <translation>捨入數值</translation>
    </message>
    <message>
        <source>Significant digits</source>
        <translation>有效位數</translation>
    </message>
    <message>
        <source>Digits after the point</source>
        <translation>小數位數</translation>
    </message>
    <message>
        <source>Round to</source>
        <translation>捨入方式</translation>
    </message>
    <message>
        <source>Number of digits</source>
        <translation>位數</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>範例</translation>
    </message>
    <message>
        <source>%1 (exact)</source>
        <translation>%1（精確值）</translation>
    </message>
</context>
<context>
    <name>ui::TextChoice</name>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自訂</translation>
    </message>
</context>
<context>
    <name>ui::ChartFigure</name>
    <message>
        <source>%1 = %2: %3 %4</source>
        <comment>a setting, its value, a measure, its value</comment>
        <translation>%1 = %2：%3 %4</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>實測</translation>
    </message>
    <message>
        <source>chart</source>
        <translation>圖表</translation>
    </message>
    <message>
        <source>chart: %1</source>
        <translation>圖表：%1</translation>
    </message>
</context>
<context>
    <name>ui::PictureFigure</name>
    <message>
        <source>The image of this step cannot be read: it must be PNG, JPEG or SVG.</source>
        <translation>無法讀取這一步的圖片：必須是 PNG、JPEG 或 SVG。</translation>
    </message>
    <message>
        <source>image: %1</source>
        <translation>圖片：%1</translation>
    </message>
</context>
<context>
    <name>inputs</name>
    <message>
        <source>the input before</source>
        <translation>先前的輸入</translation>
    </message>
</context>
<context>
    <name>tokens</name>
    <message>
        <source>%1 → writes %2</source>
        <translation>%1 → 生成 %2</translation>
    </message>
    <message>
        <source>%1, writes %2</source>
        <translation>%1（生成 %2）</translation>
    </message>
</context>
<context>
    <name>ui::OutdatedVeil</name>
    <message>
        <source>These numbers belong to %1</source>
        <translation>這些數值屬於%1</translation>
    </message>
</context>
<context>
    <name>ui::TrainedMaskEditor</name>
    <message>
        <source>As trained (differs by layer)</source>
        <translation>與訓練時相同（各層不同）</translation>
    </message>
    <message>
        <source>As trained (%1)</source>
        <translation>與訓練時相同（%1）</translation>
    </message>
</context>
<context>
    <name>ui::CountBox</name>
    <message>
        <source>from %1 to %2</source>
        <comment>a number</comment>
        <translation>%1 到 %2</translation>
    </message>
</context>
<context>
    <name>ui::StepFigure</name>
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
        <source>value ÷ its colour range (±)</source>
        <translation>數值 ÷ 其顏色範圍（±）</translation>
    </message>
    <message>
        <source>÷ its colour range</source>
        <translation>÷ 顏色範圍</translation>
    </message>
</context>
<context>
    <name>ui::TrainFigure</name>
    <message>
        <source>what each output token attends to</source>
        <translation>每個輸出詞元關注什麼</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>This network has no attention to show: Train shows how well it does without, while the other views still show the model in Settings.</source>
        <translation>這個網路沒有可以檢視的注意力：「訓練」顯示它沒有注意力時的效果，其他檢視仍顯示設定中的模型。</translation>
    </message>
    <message>
        <source>which points each output attends to</source>
        <translation>每個輸出關注哪些點</translation>
    </message>
    <message>
        <source> (target: %1)</source>
        <translation>（目標：%1）</translation>
    </message>
    <message>
        <source> (modified)</source>
        <translation>（已修改）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a token and its label</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>target: %1</source>
        <translation>目標：%1</translation>
    </message>
    <message>
        <source>what each token of the text attends to</source>
        <translation>文字的每個詞元關注什麼</translation>
    </message>
    <message>
        <source>head %1: %2</source>
        <comment>and what it shows</comment>
        <translation>頭 %1：%2</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>頭 %1</translation>
    </message>
</context>
<context>
    <name>ui::TrainSession</name>
    <message>
        <source>Train</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>Another text</source>
        <translation>換一段文字</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>檢查點</translation>
    </message>
    <message>
        <source>Another network</source>
        <translation>另一個網路</translation>
    </message>
    <message>
        <source>Delete network</source>
        <translation>刪除網路</translation>
    </message>
</context>
</TS>

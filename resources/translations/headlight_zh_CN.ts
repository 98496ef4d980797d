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
    <message>
        <source>soft cap %1</source>
        <translation>软上限 %1</translation>
    </message>
    <message>
        <source>trained model: %1</source>
        <translation>训练好的模型：%1</translation>
    </message>
    <message>
        <source>Attention weights of all %1 heads of all layers</source>
        <translation>所有层全部 %1 个头的注意力权重</translation>
    </message>
    <message>
        <source>What the model predicts, layer by layer</source>
        <translation>模型逐层的预测</translation>
    </message>
    <message>
        <source>computed elsewhere: %1</source>
        <translation>在别处算出：%1</translation>
    </message>
    <message>
        <source>Shown with %1.</source>
        <translation>显示时%1。</translation>
    </message>
    <message>
        <source>Weights times values, ‖α·v·W‖, of %1 heads</source>
        <translation>%1 个头的权重乘值 ‖α·v·W‖</translation>
    </message>
    <message>
        <source>How a network learns, and whom it looks at</source>
        <translation>网络如何学习，以及它关注什么</translation>
    </message>
    <message>
        <source>%1: “%2”, %3.</source>
        <translation>%1：“%2”，%3。</translation>
    </message>
    <message>
        <source>How a network without attention learns, and what it answers</source>
        <translation>没有注意力的网络如何学习，以及它回答什么</translation>
    </message>
    <message>
        <source>for what was said to %1 (tokens: %2)</source>
        <translation>对于针对 %1 所说的内容（词元：%2）</translation>
    </message>
    <message>
        <source>for what was said to %1, looking at it (tokens: %2 and %3)</source>
        <translation>对于针对 %1 所说、并查看它的内容（词元：%2 和 %3）</translation>
    </message>
    <message>
        <source>altered: %1</source>
        <translation>已改动：%1</translation>
    </message>
</context>
<context>
    <name>DataPoints</name>
    <message>
        <source>Move point %1</source>
        <translation>移动第 %1 个点</translation>
    </message>
    <message>
        <source>Add a point</source>
        <translation>添加一个点</translation>
    </message>
    <message>
        <source>Take away point %1</source>
        <translation>删去第 %1 个点</translation>
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
    <message>
        <source>“%1” gives the queries, keys and values.</source>
        <translation>“%1”现在提供查询、键和值。</translation>
    </message>
    <message>
        <source>“%1” gives the queries and keys.</source>
        <translation>“%1”现在提供查询和键。</translation>
    </message>
    <message>
        <source>“%1” gives a mask.</source>
        <translation>“%1”现在提供一个掩码。</translation>
    </message>
    <message>
        <source>“%1” gives the queries.</source>
        <translation>“%1”现在提供查询。</translation>
    </message>
    <message>
        <source>“%1” gives the keys.</source>
        <translation>“%1”现在提供键。</translation>
    </message>
    <message>
        <source>“%1” gives the values.</source>
        <translation>“%1”现在提供值。</translation>
    </message>
    <message>
        <source>“%1” gives the weights.</source>
        <translation>“%1”现在提供权重。</translation>
    </message>
</context>
<context>
    <name>Film</name>
    <message>
        <source>after %1 steps</source>
        <translation>%1 步之后</translation>
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
    <name>Lessons</name>
    <message>
        <source>Lesson: %1</source>
        <translation>课程：%1</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>课程(&amp;L)</translation>
    </message>
</context>
<context>
    <name>Locate</name>
    <message>
        <source>Where is “%1”?</source>
        <translation>“%1”在哪里？</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Files like it (*.%1)</source>
        <translation>同类文件 (*.%1)</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>查找…</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>%1: %2 (byte %3)</source>
        <translation>%1：%2（第 %3 字节）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>--%1: expected a number from 1 to %2, found &quot;%3&quot;</source>
        <translation>--%1：应为 1 到 %2 之间的数，却是“%3”</translation>
    </message>
    <message>
        <source>cannot write to standard output: %1</source>
        <translation>无法写入标准输出：%1</translation>
    </message>
    <message>
        <source>standard input gives more than %1 bytes</source>
        <translation>标准输入的内容超过 %1 字节</translation>
    </message>
    <message>
        <source>cannot read standard input: %1</source>
        <translation>无法读取标准输入：%1</translation>
    </message>
    <message>
        <source>&quot;headlight examples&quot; lists all of them</source>
        <translation>“headlight examples”会列出全部示例</translation>
    </message>
    <message>
        <source>there is no example &quot;%1&quot;; %2</source>
        <translation>没有示例“%1”；%2</translation>
    </message>
    <message>
        <source>--%1: expected a file, as in x.npy, x.npz:name or x.csv, found &quot;%2&quot;</source>
        <translation>--%1：应为文件，如 x.npy、x.npz:name 或 x.csv，却是“%2”</translation>
    </message>
    <message>
        <source>--%1: expected a number, found &quot;%2&quot;</source>
        <translation>--%1：应为一个数，却是“%2”</translation>
    </message>
    <message>
        <source>--%1 is missing, as in --field scaling.factor --from 0.1 --to 10 -o a.gif</source>
        <translation>缺少 --%1，例如 --field scaling.factor --from 0.1 --to 10 -o a.gif</translation>
    </message>
    <message>
        <source>there are %1, from &quot;%2&quot; to &quot;%3&quot;</source>
        <translation>共有 %1 个，从“%2”到“%3”</translation>
    </message>
    <message>
        <source>rollout follows tokens through self-attention layers, but here queries and keys are different sequences; choose a source with one sequence</source>
        <translation>rollout 沿自注意力层追踪词元，但这里的查询和键是不同的序列；请选择只有一个序列的来源</translation>
    </message>
    <message>
        <source>%1 is empty: name a file of word vectors</source>
        <translation>%1为空：请指定词向量文件</translation>
    </message>
    <message>
        <source>the table&apos;s vectors have %1 numbers: the first %2 numbers of each are used</source>
        <translation>词表中的向量有 %1 个数：各取前 %2 个数</translation>
    </message>
    <message>
        <source>the table&apos;s vectors have %1 numbers: zeros fill them up to %2</source>
        <translation>词表中的向量有 %1 个数：以零补足到 %2 个</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>介于 %2 到 %3 之间的%1</translation>
    </message>
    <message>
        <source>%1: expected %2, found &quot;%3&quot;</source>
        <translation>%1：应为%2，却是“%3”</translation>
    </message>
    <message>
        <source>%1: %2 does not fit; the greatest is %3</source>
        <translation>%1：%2 超出范围；最大值为 %3</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a whole number, 0 or more</source>
        <translation>不小于 0 的整数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>%1: expected %2, found %3</source>
        <translation>%1：应为%2，却是 %3</translation>
    </message>
    <message>
        <source>%1: there is no &quot;%2&quot;; choose %3</source>
        <translation>%1：没有“%2”；可选 %3</translation>
    </message>
    <message>
        <source>no file can be read here, but &quot;%1&quot; is asked for</source>
        <translation>这里无法读取任何文件，却需要“%1”</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>这个数太大</translation>
    </message>
    <message>
        <source>expected the number of a token, as in 1-2 or 1&gt;2</source>
        <translation>应为词元的编号，如 1-2 或 1&gt;2</translation>
    </message>
    <message>
        <source>expected - (both ways) or &gt; (one way), as in 1-2 or 1&gt;2</source>
        <translation>应为 -（双向）或 &gt;（单向），如 1-2 或 1&gt;2</translation>
    </message>
    <message>
        <source>there is no edge between %1 and %2: the tokens are 1 to %3</source>
        <translation>%1 与 %2 之间没有边：词元为 1 到 %3</translation>
    </message>
    <message>
        <source>there is no edge between %1 and %2: the queries are 1 to %3 and the keys 1 to %4</source>
        <translation>%1 与 %2 之间没有边：查询为 1 到 %3，键为 1 到 %4</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>the position in use does not tell where a token stands, so that these heads look at all tokens alike (self: at equal words): %1</source>
        <translation>当前的位置编码不能表示词元在哪里，因此以下各头把所有词元一视同仁（“自身”：相同的词）：%1</translation>
    </message>
    <message>
        <source>%1 is no name for an array; expected one such as &quot;w_q&quot; or &quot;layer/w_q&quot;</source>
        <translation>%1 不能作数组的名称；应如“w_q”或“layer/w_q”</translation>
    </message>
    <message>
        <source>cannot write &quot;%1&quot;: %2</source>
        <translation>无法写入“%1”：%2</translation>
    </message>
    <message>
        <source>it is a folder; give the file another name</source>
        <translation>它是文件夹；请换一个文件名</translation>
    </message>
    <message>
        <source>it is a device or a pipe; give the name of an ordinary file</source>
        <translation>它是设备或管道；请指定普通文件的名称</translation>
    </message>
    <message>
        <source>there is no folder %1; make it or choose another</source>
        <translation>没有文件夹 %1；请新建它或另选一个</translation>
    </message>
    <message>
        <source>its folder may not be written; choose another folder</source>
        <translation>不允许写入其所在文件夹；请另选文件夹</translation>
    </message>
    <message>
        <source>the file may not be written; choose another name</source>
        <translation>不允许写入该文件；请换一个名称</translation>
    </message>
    <message>
        <source>the disk is full, %1 bytes are needed at least; make room or choose another folder. The old file, if there was one, is as it was</source>
        <translation>磁盘已满，至少需要 %1 字节；请腾出空间或另选文件夹。原有的文件（如果有）保持原样</translation>
    </message>
    <message>
        <source>%1. The old file, if there was one, is as it was</source>
        <translation>%1。原有的文件（如果有）保持原样</translation>
    </message>
    <message>
        <source>a cell begins with a quotation mark that is never closed; close it, or write a mark that belongs to the text as &quot;&quot;&quot;&quot;</source>
        <translation>有一个单元格以引号开头却没有结束；请补上引号，或把属于文本的引号写作 &quot;&quot;&quot;&quot;</translation>
    </message>
    <message>
        <source>text follows the closing quotation mark of a cell; expected a separator or the end of the line</source>
        <translation>单元格的右引号之后还有文字；应为分隔符或行尾</translation>
    </message>
    <message>
        <source>numbers: npy, npz, safetensors or a table (CSV, TSV)</source>
        <translation>数值文件：npy、npz、safetensors 或表格（CSV、TSV）</translation>
    </message>
    <message>
        <source>a text file</source>
        <translation>文本文件</translation>
    </message>
    <message>
        <source>the file is no UTF-8 text; save it again so</source>
        <translation>该文件不是 UTF-8 文本；请以 UTF-8 重新保存</translation>
    </message>
    <message>
        <source>no axes</source>
        <translation>没有轴</translation>
    </message>
    <message>
        <source>this is JSON, but not of Headlight: it has no member &quot;headlight&quot; with the version of the format</source>
        <translation>这是 JSON，但不是 Headlight 的：它没有写明格式版本的成员“headlight”</translation>
    </message>
    <message>
        <source>the format&apos;s version, a whole number,</source>
        <translation>格式的版本（整数）</translation>
    </message>
    <message>
        <source>this file has format %1, this program reads format %2 and older; a newer Headlight saved it and can open it</source>
        <translation>该文件的格式版本为 %1，本程序只能读取版本 %2 及更早的格式；它由较新的 Headlight 保存，需用较新的版本打开</translation>
    </message>
    <message>
        <source>there is no format %1</source>
        <translation>没有版本为 %1 的格式</translation>
    </message>
    <message>
        <source>object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>array</source>
        <translation>数组</translation>
    </message>
    <message>
        <source>string</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>布尔值</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>the experiment</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>expected %1, found %2%3</source>
        <translation>应为%1，却是%2%3</translation>
    </message>
    <message>
        <source>%1 does not fit here</source>
        <translation>%1 超出此处的范围</translation>
    </message>
    <message>
        <source>%1 is too large</source>
        <translation>%1 太大</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>expected a &quot;kind&quot;, found none</source>
        <translation>应有“kind”，却没有</translation>
    </message>
    <message>
        <source>an object with a &quot;kind&quot;</source>
        <translation>带有“kind”的对象</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>expected %1, found &quot;%2&quot;</source>
        <translation>应为 %1，却是“%2”</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>the file is empty; is the copy complete?</source>
        <translation>文件是空的；复制完整吗？</translation>
    </message>
    <message>
        <source>the file ends early, at line %1; is the copy complete?</source>
        <translation>文件在第 %1 行提前结束；复制完整吗？</translation>
    </message>
    <message>
        <source>something follows after the end, at %1; were two files joined?</source>
        <translation>文件结束之后，在%1处还有内容；是否把两个文件连在了一起？</translation>
    </message>
    <message>
        <source>the number at %1 is too large</source>
        <translation>%1处的数太大</translation>
    </message>
    <message>
        <source>the number at %1 is not complete</source>
        <translation>%1处的数不完整</translation>
    </message>
    <message>
        <source>a quotation mark is missing before %1</source>
        <translation>%1之前缺少引号</translation>
    </message>
    <message>
        <source>the sign after a backslash at %1 means nothing</source>
        <translation>%1处反斜杠后面的符号没有意义</translation>
    </message>
    <message>
        <source>the word or sign at %1 means nothing in JSON</source>
        <translation>%1处的词或符号在 JSON 中没有意义</translation>
    </message>
    <message>
        <source>something is missing or too much at %1, a comma, say</source>
        <translation>%1处缺少或多出了什么，例如逗号</translation>
    </message>
    <message>
        <source>one object has a key twice, the second time at %1; keep one of %2</source>
        <translation>同一个对象中有重复的键，第二次出现在%1；请只保留一个 %2</translation>
    </message>
    <message>
        <source>this JSON holds more than %1 values; that many are read at most</source>
        <translation>该 JSON 含有超过 %1 个值；最多读取这么多</translation>
    </message>
    <message>
        <source>lists and objects stand more than %1 deep in one another, at %2</source>
        <translation>列表和对象的嵌套超过 %1 层，在%2处</translation>
    </message>
    <message>
        <source>this JSON has %1 bytes; at most %2 are read</source>
        <translation>该 JSON 有 %1 字节；最多读取 %2 字节</translation>
    </message>
    <message>
        <source>the text is not UTF-8 at %1; JSON has to be, save it again with that encoding</source>
        <translation>文本在%1处不是 UTF-8；JSON 必须使用 UTF-8，请以该编码重新保存</translation>
    </message>
    <message>
        <source>this is not JSON: a byte of value 0 at %1; the file is damaged or no text</source>
        <translation>这不是 JSON：%1处有值为 0 的字节；文件已损坏或不是文本</translation>
    </message>
    <message>
        <source>line %1 is longer than %2 bytes; this is no file of word vectors as text</source>
        <translation>第 %1 行超过 %2 字节；这不是文本形式的词向量文件</translation>
    </message>
    <message>
        <source>an array of %1 needs %2 bytes, found %3</source>
        <translation>形状为 %1 的数组需要 %2 字节，实际为 %3 字节</translation>
    </message>
    <message>
        <source>the download or the export was cut off, repeat it</source>
        <translation>下载或导出中断了，请重新进行</translation>
    </message>
    <message>
        <source>save one array in one file (or use npz)</source>
        <translation>一个文件只应保存一个数组（或使用 npz）</translation>
    </message>
    <message>
        <source>nothing behind the closing brace</source>
        <translation>右花括号之后没有其他内容</translation>
    </message>
    <message>
        <source>the keys &apos;descr&apos;, &apos;fortran_order&apos; and &apos;shape&apos;</source>
        <translation>键 &apos;descr&apos;、&apos;fortran_order&apos; 和 &apos;shape&apos;</translation>
    </message>
    <message>
        <source>the npy header is broken: expected %1, found %2</source>
        <translation>npy 文件头已损坏：应为%1，却是 %2</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>only the keys &apos;descr&apos;, &apos;fortran_order&apos; and &apos;shape&apos;</source>
        <translation>只有键 &apos;descr&apos;、&apos;fortran_order&apos; 和 &apos;shape&apos;</translation>
    </message>
    <message>
        <source>each key once, not a second &apos;%1&apos;</source>
        <translation>每个键只出现一次，而不是又一个 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>a string in quotes</source>
        <translation>带引号的字符串</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <translation>右引号</translation>
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
        <translation>最多 32 个轴</translation>
    </message>
    <message>
        <source>a tuple such as (6,); (6) is none</source>
        <translation>元组，如 (6,)；(6) 不是元组</translation>
    </message>
    <message>
        <source>at most %1 numbers in one array, not a shape of %2</source>
        <translation>一个数组最多 %1 个数，而不是形状 %2</translation>
    </message>
    <message>
        <source>a length that is a whole number below 2^64</source>
        <translation>小于 2^64 的整数长度</translation>
    </message>
    <message>
        <source>this array has named fields; save each field as an array of its own</source>
        <translation>该数组带有命名字段；请把每个字段保存为单独的数组</translation>
    </message>
    <message>
        <source>the number type %1 is not read; expected f2, f4, f8, i1 to i8, u1 to u8 or b1. Save the array with a.astype(numpy.float32)</source>
        <translation>无法读取数值类型 %1；应为 f2、f4、f8、i1 至 i8、u1 至 u8 或 b1。请用 a.astype(numpy.float32) 保存数组</translation>
    </message>
    <message>
        <source>the npy file ends inside its header: %1 bytes are needed, found %2; the download or the export was cut off, repeat it</source>
        <translation>npy 文件在文件头中间就结束了：需要 %1 字节，实际为 %2 字节；下载或导出中断了，请重新进行</translation>
    </message>
    <message>
        <source>this is no npy file: it does not begin with \x93NUMPY</source>
        <translation>这不是 npy 文件：它不以 \x93NUMPY 开头</translation>
    </message>
    <message>
        <source>a NumPy array (npy)</source>
        <translation>NumPy 数组（npy）</translation>
    </message>
    <message>
        <source>npy versions 1.0, 2.0 and 3.0 are known, found %1.%2</source>
        <translation>已知的 npy 版本为 1.0、2.0 和 3.0，该文件为 %1.%2</translation>
    </message>
    <message>
        <source>the npy header claims %1 bytes; at most %2 are read, as in NumPy</source>
        <translation>npy 文件头声称有 %1 字节；与 NumPy 一样，最多读取 %2 字节</translation>
    </message>
    <message>
        <source>two members of the archive have the same name</source>
        <translation>压缩包中有两个成员同名</translation>
    </message>
    <message>
        <source>the archive is damaged; the download or the export was cut off or altered, repeat it</source>
        <translation>压缩包已损坏；下载或导出中断了，或内容被改动，请重新进行</translation>
    </message>
    <message>
        <source>this is a PyTorch checkpoint, whose pickle can run programs and is not opened; save the weights with safetensors.torch.save_file or numpy.savez</source>
        <translation>这是 PyTorch 检查点，其中的 pickle 能够运行程序，因此不予打开；请用 safetensors.torch.save_file 或 numpy.savez 保存权重</translation>
    </message>
    <message>
        <source>the archive holds %1; an npz holds nothing but arrays named &quot;….npy&quot;</source>
        <translation>压缩包中有 %1；npz 中只应有名为“….npy”的数组</translation>
    </message>
    <message>
        <source>the archive&apos;s directory is incomplete; repeat the export</source>
        <translation>压缩包的目录不完整；请重新导出</translation>
    </message>
    <message>
        <source>the member %1 is encrypted; export it without a password</source>
        <translation>成员 %1 已加密；请不加密码导出</translation>
    </message>
    <message>
        <source>the member %1 is compressed by method %2; numpy.savez and numpy.savez_compressed use 0 and 8</source>
        <translation>成员 %1 使用压缩方法 %2；numpy.savez 和 numpy.savez_compressed 使用 0 和 8</translation>
    </message>
    <message>
        <source>the arrays unpack to more than %1 bytes, at %2; save fewer of them, or as float32</source>
        <translation>数组解压后超过 %1 字节，在 %2 处；请少保存一些，或保存为 float32</translation>
    </message>
    <message>
        <source>the archive of %1 bytes unpacks to more than %2 times as much; save it with numpy.savez, not savez_compressed</source>
        <translation>%1 字节的压缩包解压后超过原来的 %2 倍；请用 numpy.savez 而不是 savez_compressed 保存</translation>
    </message>
    <message>
        <source>the archive is damaged: a member is longer than the directory says</source>
        <translation>压缩包已损坏：有成员比目录所写的更长</translation>
    </message>
    <message>
        <source>the archive holds %1 members; at most %2 are read</source>
        <translation>压缩包中有 %1 个成员；最多读取 %2 个</translation>
    </message>
    <message>
        <source>the archive holds the array %1 twice</source>
        <translation>压缩包中有两个名为 %1 的数组</translation>
    </message>
    <message>
        <source>array %1: %2</source>
        <translation>数组 %1：%2</translation>
    </message>
    <message>
        <source>an archive of NumPy arrays (npz)</source>
        <translation>NumPy 数组的压缩包（npz）</translation>
    </message>
    <message>
        <source>expected a member &quot;%1&quot;</source>
        <translation>应有成员“%1”</translation>
    </message>
    <message>
        <source>a list with something in it</source>
        <translation>非空列表</translation>
    </message>
    <message>
        <source>all rows must be equally long</source>
        <translation>各行必须一样长</translation>
    </message>
    <message>
        <source>there is no field &quot;%1&quot;</source>
        <translation>没有字段“%1”</translation>
    </message>
    <message>
        <source>this program was built without its published examples</source>
        <translation>本程序构建时没有包含已发表的示例</translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot;; look at the name and its folder</source>
        <translation>没有文件“%1”；请检查文件名及其文件夹</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; may not be read; change its permissions</source>
        <translation>不允许读取文件“%1”；请更改其权限</translation>
    </message>
    <message>
        <source>cannot read &quot;%1&quot;: %2</source>
        <translation>无法读取“%1”：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder; name a file in it</source>
        <translation>“%1”是文件夹；请指定其中的文件</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a pipe or a device; save its content as a file first</source>
        <translation>“%1”是管道或设备；请先把内容保存为文件</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 bytes; at most %3 are read</source>
        <translation>“%1”有 %2 字节；最多读取 %3 字节</translation>
    </message>
    <message>
        <source>a tensor of a safetensors file cannot be named %1</source>
        <translation>safetensors 文件中的张量不能命名为 %1</translation>
    </message>
    <message>
        <source>tensor %1 in the safetensors header: %2</source>
        <translation>safetensors 文件头中的张量 %1：%2</translation>
    </message>
    <message>
        <source>expected the keys &quot;dtype&quot;, &quot;shape&quot; and &quot;data_offsets&quot;, missing is &quot;%1&quot;</source>
        <translation>应有键“dtype”、“shape”和“data_offsets”，缺少“%1”</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot; to be a list of whole numbers from 0</source>
        <translation>“%1”应为从 0 起的整数列表</translation>
    </message>
    <message>
        <source>the number type %1 is not known; convert to F32, F16, BF16, F64, I8 to I64, U8 to U64 or BOOL</source>
        <translation>未知的数值类型 %1；请转换为 F32、F16、BF16、F64、I8 至 I64、U8 至 U64 或 BOOL</translation>
    </message>
    <message>
        <source>expected &quot;data_offsets&quot; to be a begin and an end inside the %1 bytes of data; the file is cut off or damaged, download it again</source>
        <translation>“data_offsets”应为 %1 字节数据之内的起点和终点；文件被截断或已损坏，请重新下载</translation>
    </message>
    <message>
        <source>expected an object {…}</source>
        <translation>应为对象 {…}</translation>
    </message>
    <message>
        <source>expected at most %1 numbers and %2 axes</source>
        <translation>最多 %1 个数、%2 个轴</translation>
    </message>
    <message>
        <source>a shape of %1 needs %2 bytes, its offsets give %3</source>
        <translation>形状 %1 需要 %2 字节，其偏移量给出 %3 字节</translation>
    </message>
    <message>
        <source>expected an object of strings, {&quot;a&quot;: &quot;b&quot;}</source>
        <translation>应为字符串的对象，如 {&quot;a&quot;: &quot;b&quot;}</translation>
    </message>
    <message>
        <source>the data of tensor %1 begins at byte %2, expected %3, behind the tensor before: %4</source>
        <translation>张量 %1 的数据从字节 %2 开始，而按前一个张量应从 %3 开始：%4</translation>
    </message>
    <message>
        <source>an overlap</source>
        <translation>有重叠</translation>
    </message>
    <message>
        <source>a hole</source>
        <translation>有空隙</translation>
    </message>
    <message>
        <source>the tensors cover %1 of the %2 bytes behind the header; expected all of them</source>
        <translation>各张量覆盖了文件头之后 %2 字节中的 %1 字节；应全部覆盖</translation>
    </message>
    <message>
        <source>expected the safetensors header to begin with {, found %1</source>
        <translation>safetensors 文件头应以 { 开头，却是 %1</translation>
    </message>
    <message>
        <source>the safetensors header: %1</source>
        <translation>safetensors 文件头：%1</translation>
    </message>
    <message>
        <source>a safetensors file begins with 8 bytes of length, found %1 in all; download it again</source>
        <translation>safetensors 文件以 8 字节的长度开头，而该文件总共只有 %1 字节；请重新下载</translation>
    </message>
    <message>
        <source>the safetensors header claims %1 bytes; at most %2 are read. Is this a safetensors file?</source>
        <translation>safetensors 文件头声称有 %1 字节；最多读取 %2 字节。这是 safetensors 文件吗？</translation>
    </message>
    <message>
        <source>the safetensors header claims %1 bytes, only %2 follow; the download was cut off, repeat it</source>
        <translation>safetensors 文件头声称有 %1 字节，其后只有 %2 字节；下载中断了，请重新下载</translation>
    </message>
    <message>
        <source>a safetensors file</source>
        <translation>safetensors 文件</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>其他内容</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>空文件</translation>
    </message>
    <message>
        <source>a ZIP archive (npz, a PyTorch checkpoint or an Office document, say)</source>
        <translation>ZIP 压缩包（如 npz、PyTorch 检查点或 Office 文档）</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>a Git LFS pointer, a text of three lines that stands for the real file</source>
        <translation>Git LFS 指针，即代替真正文件的三行文本</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>a Python pickle</source>
        <translation>Python pickle</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>gzip 压缩包</translation>
    </message>
    <message>
        <source>a compressed file (bzip2, xz or zstd)</source>
        <translation>压缩文件（bzip2、xz 或 zstd）</translation>
    </message>
    <message>
        <source>an HDF5 file (Keras weights, say)</source>
        <translation>HDF5 文件（如 Keras 权重）</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>an SVG picture</source>
        <translation>SVG 图片</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>text in UTF-16</source>
        <translation>UTF-16 文本</translation>
    </message>
    <message>
        <source>choose another file, or export this one again</source>
        <translation>请选择其他文件，或重新导出该文件</translation>
    </message>
    <message>
        <source>the download or the export has failed; repeat it</source>
        <translation>下载或导出失败了；请重新进行</translation>
    </message>
    <message>
        <source>choose it where an array is wanted</source>
        <translation>请在需要数组的地方选择它</translation>
    </message>
    <message>
        <source>unpack it, or export the arrays as npz or safetensors</source>
        <translation>请将其解压，或把数组导出为 npz 或 safetensors</translation>
    </message>
    <message>
        <source>choose it where weights are wanted</source>
        <translation>请在需要权重的地方选择它</translation>
    </message>
    <message>
        <source>open it as an experiment, or export the numbers as CSV or npy</source>
        <translation>请把它作为实验打开，或把数值导出为 CSV 或 npy</translation>
    </message>
    <message>
        <source>run &quot;git lfs pull&quot; in its repository, or download the file itself</source>
        <translation>请在其仓库中运行“git lfs pull”，或下载真正的文件</translation>
    </message>
    <message>
        <source>the download led to a login or error page; open the address in a browser and save the file itself</source>
        <translation>下载到的是登录页或错误页；请在浏览器中打开该地址并保存文件本身</translation>
    </message>
    <message>
        <source>pickles can run programs and are not opened; save the arrays with numpy.savez or safetensors</source>
        <translation>pickle 能够运行程序，因此不予打开；请用 numpy.savez 或 safetensors 保存数组</translation>
    </message>
    <message>
        <source>unpack it first (gunzip)</source>
        <translation>请先解压（gunzip）</translation>
    </message>
    <message>
        <source>unpack it first</source>
        <translation>请先解压</translation>
    </message>
    <message>
        <source>save the arrays with numpy.savez or safetensors</source>
        <translation>请用 numpy.savez 或 safetensors 保存数组</translation>
    </message>
    <message>
        <source>choose the data file</source>
        <translation>请选择数据文件</translation>
    </message>
    <message>
        <source>save it again as UTF-8</source>
        <translation>请以 UTF-8 重新保存</translation>
    </message>
    <message>
        <source>expected %1, found %2; %3</source>
        <translation>应为%1，却是%2；%3</translation>
    </message>
    <message>
        <source>the file system can only be read</source>
        <translation>该文件系统是只读的</translation>
    </message>
    <message>
        <source>the file would be larger than the file system allows</source>
        <translation>文件将超过文件系统允许的大小</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名称太长</translation>
    </message>
    <message>
        <source>the links lead in a circle</source>
        <translation>链接形成了循环</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>打开的文件太多</translation>
    </message>
    <message>
        <source>nobody reads it any more</source>
        <translation>已没有程序在读取它</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>the device reports an error</source>
        <translation>设备报告了错误</translation>
    </message>
    <message>
        <source>the system gave up (error %1)</source>
        <translation>系统未能完成（错误 %1）</translation>
    </message>
    <message>
        <source>the table has labels but no numbers</source>
        <translation>表格只有标签，没有数值</translation>
    </message>
    <message>
        <source>row %1 has %2 cells, expected %3 as in the others</source>
        <translation>第 %1 行有 %2 个单元格，应与其他行一样为 %3 个</translation>
    </message>
    <message>
        <source>expected a number in row %1, column %2, found %3</source>
        <translation>第 %1 行第 %2 列应为数值，却是%3</translation>
    </message>
    <message>
        <source>an empty cell</source>
        <translation>空单元格</translation>
    </message>
    <message>
        <source>a table (CSV or TSV)</source>
        <translation>表格（CSV 或 TSV）</translation>
    </message>
    <message>
        <source>the table has %1 bytes of text; at most %2 are read. Save it as npy</source>
        <translation>该表格有 %1 字节的文本；最多读取 %2 字节。请保存为 npy</translation>
    </message>
    <message>
        <source>the table is no UTF-8 text; save it again with that encoding</source>
        <translation>该表格不是 UTF-8 文本；请以该编码重新保存</translation>
    </message>
    <message>
        <source>the table has no cells</source>
        <translation>表格中没有单元格</translation>
    </message>
    <message>
        <source>this list has %1 elements, the first one beside it %2; all must be equally long</source>
        <translation>此列表有 %1 个元素，旁边的第一个列表有 %2 个；所有列表必须一样长</translation>
    </message>
    <message>
        <source>more than %1 axes</source>
        <translation>超过 %1 个轴</translation>
    </message>
    <message>
        <source>line %1 of the word vectors has %2 numbers, expected %3 as in the others; the file is damaged, download it again</source>
        <translation>词向量的第 %1 行有 %2 个数，应与其他行一样为 %3 个；文件已损坏，请重新下载</translation>
    </message>
    <message>
        <source>line %1 of the word vectors: expected a number, found %2</source>
        <translation>词向量的第 %1 行：应为数值，却是 %2</translation>
    </message>
    <message>
        <source>word vectors as text</source>
        <translation>文本形式的词向量</translation>
    </message>
    <message>
        <source>these word vectors are in word2vec&apos;s binary form; save them as text, with gensim: save_word2vec_format(name, binary=False)</source>
        <translation>这些词向量是 word2vec 的二进制格式；请保存为文本，在 gensim 中为 save_word2vec_format(name, binary=False)</translation>
    </message>
    <message>
        <source>expected a word and its numbers on each line, found %1</source>
        <translation>每行应为一个词及其数值，却是 %1</translation>
    </message>
    <message>
        <source>the first line promises %1 words, the file has %2; the download was cut off, repeat it</source>
        <translation>首行声明有 %1 个词，文件中有 %2 个；下载中断了，请重新下载</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds neither w_q, w_k, w_v nor in_proj_weight or q_proj_weight; it has: %2</source>
        <translation>“%1”中既没有 w_q、w_k、w_v，也没有 in_proj_weight 或 q_proj_weight；其中有：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds several attention layers (&quot;%2&quot;, &quot;%3&quot;, …); save the one you want on its own</source>
        <translation>“%1”中有多个注意力层（“%2”、“%3”等）；请单独保存所需的一个</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no %2; it has: %3</source>
        <translation>“%1”中没有 %2；其中有：%3</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失的</translation>
    </message>
    <message>
        <source>%1 in &quot;%2&quot; is %3; %4</source>
        <translation>“%2”中的 %1 是 %3；%4</translation>
    </message>
    <message>
        <source>%1 of %2 are cut to %3</source>
        <translation>%2 维的%1被截断到 %3 维</translation>
    </message>
    <message>
        <source>%1 of %2 are filled up with zeros to %3</source>
        <translation>%2 维的%1以零补足到 %3 维</translation>
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
        <source>head outputs</source>
        <translation>头的输出</translation>
    </message>
    <message>
        <source>%1: %2, but at most %3 are possible</source>
        <translation>%1：%2，但最多只能有 %3</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元数</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>头数</translation>
    </message>
    <message>
        <source>numbers in a vector (d)</source>
        <translation>向量中的数（d）</translation>
    </message>
    <message>
        <source>numbers in a query or key (d_k)</source>
        <translation>查询或键中的数（d_k）</translation>
    </message>
    <message>
        <source>numbers in a value (d_v)</source>
        <translation>值中的数（d_v）</translation>
    </message>
    <message>
        <source>this would take about %1, but at most %2 are allowed; use fewer tokens, fewer heads or smaller dimensions</source>
        <translation>这大约需要 %1，但最多允许 %2；请减少词元、减少头数或缩小维度</translation>
    </message>
    <message>
        <source>the text has more than %1, the most that is possible</source>
        <translation>文本超过 %1，这是允许的上限</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>%1 is %2, but %3 is needed (queries x keys), or %4 with one for each head</source>
        <translation>%1是 %2，但需要 %3（查询数 x 键数），或每个头一个的 %4</translation>
    </message>
    <message>
        <source>the edges</source>
        <translation>边</translation>
    </message>
    <message>
        <source>the matrix of edges</source>
        <translation>边矩阵</translation>
    </message>
    <message>
        <source>the mask matrix holds only the numbers 0 and 1: they are added to the scores; true and false would allow and forbid</source>
        <translation>掩码矩阵中只有数值 0 和 1：它们会加到得分上；要表示允许和禁止，请用 true 和 false</translation>
    </message>
    <message>
        <source>the matrix of the mask is not given; name a file or write it as [[true, false], [true, true]]</source>
        <translation>没有给出掩码的矩阵；请指定文件，或写作 [[true, false], [true, true]]</translation>
    </message>
    <message>
        <source>the mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>the mask matrix</source>
        <translation>掩码矩阵</translation>
    </message>
    <message>
        <source>the mask matrix holds NaN or +infinity; numbers or -infinity are needed</source>
        <translation>掩码矩阵中有 NaN 或 +infinity；只能是数值或 -infinity</translation>
    </message>
    <message>
        <source>expected a matrix (two axes), found %1 axes</source>
        <translation>应为矩阵（两个轴），却有 %1 个轴</translation>
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
        <translation>%1：应为有限的数，却是 %2</translation>
    </message>
    <message>
        <source>%1: expected name=value with the name %2, found &quot;%3&quot;</source>
        <translation>%1：应为“名称=值”，名称为 %2，却是“%3”</translation>
    </message>
    <message>
        <source>%1 is empty: name an npz or safetensors file</source>
        <translation>%1为空：请指定 npz 或 safetensors 文件</translation>
    </message>
    <message>
        <source>the scaled dot product is already divided by √d_k, and so are the scores again</source>
        <translation>缩放点积已经除以 √d_k，得分又除了一次</translation>
    </message>
    <message>
        <source>expected field=value, as in heads=4, found &quot;%1&quot;</source>
        <translation>应为“字段=值”，如 heads=4，却是“%1”</translation>
    </message>
    <message>
        <source>&quot;headlight fields&quot; lists all of them</source>
        <translation>“headlight fields”会列出全部字段</translation>
    </message>
    <message>
        <source>there is no field &quot;%1&quot;; %2</source>
        <translation>没有字段“%1”；%2</translation>
    </message>
    <message>
        <source>%1: %2 is &quot;%3&quot;, which has no such field; set %4 first</source>
        <translation>%1：%2现在是“%3”，没有这个字段；请先设置 %4</translation>
    </message>
    <message>
        <source>%1: there are %2 in this list, counted from 1</source>
        <translation>%1：此列表有 %2 项，从 1 开始计数</translation>
    </message>
    <message>
        <source>%1: there is no kind &quot;%2&quot;; choose %3</source>
        <translation>%1：没有类型“%2”；可选 %3</translation>
    </message>
    <message>
        <source>%1 (the experiment asks for %2)</source>
        <translation>%1（实验要求 %2）</translation>
    </message>
    <message>
        <source>%1 of the file takes vectors of %2 numbers (%2 x %3 for each head), but the %4 have %5</source>
        <translation>文件中的 %1 接受含 %2 个数的向量（每个头为 %2 x %3），但%4有 %5 个数</translation>
    </message>
    <message>
        <source>the tokens are embedded in the file&apos;s d = %1</source>
        <translation>词元按文件的 d = %1 嵌入</translation>
    </message>
    <message>
        <source>the file has heads: %1</source>
        <translation>文件中的头数：%1</translation>
    </message>
    <message>
        <source>the file&apos;s d_k is %1</source>
        <translation>文件的 d_k 为 %1</translation>
    </message>
    <message>
        <source>the file&apos;s d_v is %1</source>
        <translation>文件的 d_v 为 %1</translation>
    </message>
    <message>
        <source>the text holds no token (white space is none); at least one word is needed</source>
        <translation>文本中没有词元（空白不算）；至少需要一个词</translation>
    </message>
    <message>
        <source>%1 must be a matrix (rows x columns), but they are %2</source>
        <translation>%1必须是矩阵（行 x 列），却是 %2</translation>
    </message>
    <message>
        <source>%1 are %2; at least one row and one column are needed</source>
        <translation>%1是 %2；至少需要一行一列</translation>
    </message>
    <message>
        <source>there must be as many values as keys, but the keys are %1 and the values %2</source>
        <translation>值与键的数量必须相同，但键是 %1，值是 %2</translation>
    </message>
    <message>
        <source>no queries are given; a matrix with one row for each is needed</source>
        <translation>没有给出查询；需要一个矩阵，每个查询一行</translation>
    </message>
    <message>
        <source>the queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>the keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>the values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>the points or their targets are not given; one row for each point is needed</source>
        <translation>没有给出点或其目标值；需要每个点一行</translation>
    </message>
    <message>
        <source>the points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>the targets</source>
        <translation>目标值</translation>
    </message>
    <message>
        <source>places asked for and points must have the same number of coordinates, but the queries are %1 and the points %2</source>
        <translation>所问的位置与点的坐标数必须相同，但查询是 %1，点是 %2</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>是不是想写 %1？</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds no tensor</source>
        <translation>“%1”中没有张量</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no tensor &quot;%2&quot; for %3; it has: %4</source>
        <translation>“%1”中没有用作%3的张量“%2”；其中有：%4</translation>
    </message>
    <message>
        <source>which tensor of &quot;%1&quot; are %2? It has: %3</source>
        <translation>“%1”中哪个张量是%2？其中有：%3</translation>
    </message>
    <message>
        <source>a single number</source>
        <translation>单个数</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1，另有 %2 个</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>空无一物</translation>
    </message>
    <message>
        <source>%1 should be %2, but there are %3 numbers</source>
        <translation>%1应为 %2，却有 %3 个数</translation>
    </message>
    <message>
        <source>%1: %2 at %3, but finite numbers are needed</source>
        <translation>%1：%3 处为%2，但必须是有限的数</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>a number that is infinite or beyond 3.4e38</source>
        <translation>无穷大或超过 3.4e38 的数</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>到此为止</translation>
    </message>
    <message>
        <source>expected %1 at character %2, found %3; write a matrix as [[1, 2], [3, 4]]</source>
        <translation>第 %2 个字符处应为%1，却是%3；矩阵写作 [[1, 2], [3, 4]]</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>no more than %1 axes</source>
        <translation>不超过 %1 个轴</translation>
    </message>
    <message>
        <source>a number: all cells must lie equally deep</source>
        <translation>数：所有单元的深度必须相同</translation>
    </message>
    <message>
        <source>&quot;,&quot; or &quot;]&quot;</source>
        <translation>“,”或“]”</translation>
    </message>
    <message>
        <source>lists of equal length before this place (%1 elements, here %2)</source>
        <translation>此前长度相同的列表（%1 个元素，这里有 %2 个）</translation>
    </message>
    <message>
        <source>a list: all cells must lie equally deep</source>
        <translation>列表：所有单元的深度必须相同</translation>
    </message>
    <message>
        <source>a number, true or false</source>
        <translation>数、true 或 false</translation>
    </message>
    <message>
        <source>either numbers or true and false, not both</source>
        <translation>全为数，或全为 true 和 false，不能混用</translation>
    </message>
    <message>
        <source>ids are like queries, layer1/head1/weights or layer1/output</source>
        <translation>标识形如 queries、layer1/head1/weights 或 layer1/output</translation>
    </message>
    <message>
        <source>there is no tensor &quot;%1&quot; among the %2 of this trace; %3</source>
        <translation>在此计算的 %2 个张量中没有“%1”；%3</translation>
    </message>
    <message>
        <source>ICU could not cut the text into words: expected its break rules, got %1; reinstall the ICU library</source>
        <translation>ICU 无法把文本切分成词：需要其切分规则，却得到 %1；请重新安装 ICU 库</translation>
    </message>
    <message>
        <source>expected UTF-8, found at byte %1 an ill-formed sequence beginning with %2; save the text as UTF-8</source>
        <translation>应为 UTF-8，但在字节 %1 处有以 %2 开头的无效序列；请把文本保存为 UTF-8</translation>
    </message>
    <message>
        <source>%1 of layer %2, head %3, row %4, column %5: %6</source>
        <translation>第 %2 层第 %3 个头的 %1，第 %4 行第 %5 列：%6</translation>
    </message>
    <message>
        <source>there is no such matrix</source>
        <translation>没有这个矩阵</translation>
    </message>
    <message>
        <source>the matrix is %1</source>
        <translation>该矩阵是 %1</translation>
    </message>
    <message>
        <source>%1 of %2 weights set by hand are kept but have no place now; the first: %3</source>
        <translation>手动设置的 %2 个权重中有 %1 个保留着，但现在没有位置；第一个：%3</translation>
    </message>
    <message>
        <source>head %1 is switched off, but there are only %2</source>
        <translation>第 %1 个头被关闭，但只有 %2 个头</translation>
    </message>
    <message>
        <source>%1 numbers cannot be shared evenly by %2 heads</source>
        <translation>%1 个数不能平均分给 %2 个头</translation>
    </message>
    <message>
        <source>two axes are needed: (h·d_v, d_out)</source>
        <translation>需要两个轴：(h·d_v, d_out)</translation>
    </message>
    <message>
        <source>(heads, d, d_k) or (d, heads·d_k) is needed</source>
        <translation>需要 (heads, d, d_k) 或 (d, heads·d_k)</translation>
    </message>
    <message>
        <source>%1 heads are needed, as in the file&apos;s other weights</source>
        <translation>需要 %1 个头，与文件中的其他权重一致</translation>
    </message>
    <message>
        <source>%1 or %2 is needed to go with its weights</source>
        <translation>需要 %1 或 %2，以与其权重相配</translation>
    </message>
    <message>
        <source>an additional key and value (add_bias_kv) cannot be shown; train without it</source>
        <translation>无法显示附加的键和值（add_bias_kv）；请不带它训练</translation>
    </message>
    <message>
        <source>two axes are needed</source>
        <translation>需要两个轴</translation>
    </message>
    <message>
        <source>(3·e, e) is needed: queries, keys and values</source>
        <translation>需要 (3·e, e)：查询、键和值</translation>
    </message>
    <message>
        <source>%1 is needed: queries, keys and values</source>
        <translation>需要 %1：查询、键和值</translation>
    </message>
    <message>
        <source>%1 numbers are needed, one for each output column</source>
        <translation>需要 %1 个数，每个输出列一个</translation>
    </message>
    <message>
        <source>its heads give keys of %1 numbers, but the queries have %2</source>
        <translation>它的各头给出 %1 个数的键，但查询有 %2 个数</translation>
    </message>
    <message>
        <source>%1 heads of %2 numbers need an input of %3</source>
        <translation>%1 个头、每个 %2 个数，需要 %3 个数的输入</translation>
    </message>
    <message>
        <source>the score needs %1, which the file of weights does not hold; it has: %2</source>
        <translation>该得分需要 %1，但权重文件中没有；其中有：%2</translation>
    </message>
    <message>
        <source>%1 x %2 is needed, or %3 of them, one for each head</source>
        <translation>需要 %1 x %2，或 %3 个这样的矩阵，每个头一个</translation>
    </message>
    <message>
        <source>the pictures are %1 x %2 pixels, and the format holds at most %3 a side; choose a smaller size or another format</source>
        <translation>图片为 %1 x %2 像素，而该格式每边最多 %3 像素；请选择较小的尺寸或其他格式</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number and cannot be swept; &quot;headlight fields&quot; tells which fields are of type integer or number</source>
        <translation>“%1”不是数，无法扫描；“headlight fields”会说明哪些字段是整数或数</translation>
    </message>
    <message>
        <source>a sweep begins and ends at a finite number</source>
        <translation>扫描的起点和终点都应是有限的数</translation>
    </message>
    <message>
        <source>a sweep has from 2 to %1 frames, not %2</source>
        <translation>一次扫描有 2 到 %1 帧，而不是 %2 帧</translation>
    </message>
    <message>
        <source>equal factors lead from one number above 0 to another, not from %1 to %2</source>
        <translation>等比变化的起点和终点都应大于 0，而不是从 %1 到 %2</translation>
    </message>
    <message>
        <source>these settings cannot all be named in a command; save the session and draw from its file</source>
        <translation>这些设置无法全部写进一条命令；请保存会话，再由会话文件绘制</translation>
    </message>
    <message>
        <source>there are too many numbers for a command; save the session and draw from its file</source>
        <translation>数值太多，无法写进一条命令；请保存会话，再由会话文件绘制</translation>
    </message>
    <message>
        <source>%1 at %2 dpi are %3 million pixels, and 200 million are the most; take fewer dpi, a smaller size, or PDF</source>
        <translation>%1、%2 dpi 共有 %3 百万像素，而上限为 2 亿像素；请降低 dpi、缩小尺寸或改用 PDF</translation>
    </message>
    <message>
        <source>this computer&apos;s Qt cannot write %1; install qt6-image-formats-plugins, or take png</source>
        <translation>本机的 Qt 无法写入 %1；请安装 qt6-image-formats-plugins，或改用 png</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not end with the name of a format: %2</source>
        <translation>“%1”没有以格式名称结尾：%2</translation>
    </message>
    <message>
        <source>%1 leaves no room for text of %2 points; take a larger size or a smaller font</source>
        <translation>%1 容不下 %2 磅的文字；请加大尺寸或缩小字号</translation>
    </message>
    <message>
        <source>%1 is larger than a page can be, 5080 mm; take a smaller size</source>
        <translation>%1 超过了页面的最大尺寸 5080 mm；请缩小尺寸</translation>
    </message>
    <message>
        <source>size: width and height are numbers from %1 to %2, found &quot;%3&quot;</source>
        <translation>尺寸：宽和高应为 %1 到 %2 之间的数，却是“%3”</translation>
    </message>
    <message>
        <source>size: expected width x height and a unit (mm, in or px), as in 183x90mm, found &quot;%1&quot;</source>
        <translation>尺寸：应为宽x高加单位（mm、in 或 px），如 183x90mm，却是“%1”</translation>
    </message>
    <message>
        <source>this picture carries no session: it was not drawn by Headlight, or without its recipe, or another program has removed it; open the session&apos;s own file instead</source>
        <translation>这张图片不带会话：它不是由 Headlight 绘制的，或绘制时没有内嵌会话，或会话已被其他程序移除；请改为打开会话文件</translation>
    </message>
    <message>
        <source>there is not enough memory for this many pixels; take fewer dpi</source>
        <translation>内存不足，容不下这么多像素；请降低 dpi</translation>
    </message>
    <message>
        <source>the picture could not be written</source>
        <translation>无法写入图片</translation>
    </message>
    <message>
        <source>a session, numbers (npy, npz, safetensors, CSV) or text</source>
        <translation>会话、数值文件（npy、npz、safetensors、CSV）或文本</translation>
    </message>
    <message>
        <source>%1 (byte %2)</source>
        <translation>%1（第 %2 字节）</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>内存不足，无法完成此操作</translation>
    </message>
    <message>
        <source>something went wrong that should not</source>
        <translation>发生了意料之外的错误</translation>
    </message>
    <message>
        <source>a session of Headlight</source>
        <translation>Headlight 会话</translation>
    </message>
    <message>
        <source>there is no view &quot;%1&quot;; the views are %2</source>
        <translation>没有视图“%1”；可用的视图有 %2</translation>
    </message>
    <message>
        <source>the file of weights does not say how many heads it holds; it is cut into %1, and --set heads=N cuts it into another number</source>
        <translation>权重文件没有说明有几个头；现切分为 %1 个，--set heads=N 可切分为其他数目</translation>
    </message>
    <message>
        <source>the heads are built for patterns (weights=handmade); --set weights=identity takes the vectors as they are, and --weights names a file</source>
        <translation>各头是为特定模式构造的（weights=handmade）；--set weights=identity 原样使用向量，--weights 指定文件</translation>
    </message>
    <message>
        <source>the view %1 has nothing to show. %2</source>
        <translation>视图 %1 没有可显示的内容。%2</translation>
    </message>
    <message>
        <source>%1 --pin FIELD=VALUE does so.</source>
        <translation>%1--pin FIELD=VALUE 即可做到。</translation>
    </message>
    <message>
        <source>%1 &quot;headlight examples regression&quot; prints a session that has points.</source>
        <translation>%1“headlight examples regression”会输出一个带有点的会话。</translation>
    </message>
    <message>
        <source>--output: an animation goes into a file, not to standard output; name it, as in -o sweep.gif</source>
        <translation>--output：动画应写入文件，而不是标准输出；请指定文件名，如 -o sweep.gif</translation>
    </message>
    <message>
        <source>no token is &quot;%1&quot;; %2</source>
        <translation>没有词元是“%1”；%2</translation>
    </message>
    <message>
        <source>%1:%2 is token %3</source>
        <translation>%1:%2 是第 %3 个词元</translation>
    </message>
    <message>
        <source>%1, and so on to %2:%3</source>
        <translation>%1，直到 %2:%3</translation>
    </message>
    <message>
        <source>there are %1 tokens &quot;%2&quot;: %3; take one of these, or #%4 for the token of that number</source>
        <translation>有 %1 个词元“%2”：%3；请取其中之一，或以 #%4 指定该编号的词元</translation>
    </message>
    <message>
        <source>there is one token &quot;%1&quot; only, token %2</source>
        <translation>只有一个词元“%1”，即第 %2 个</translation>
    </message>
    <message>
        <source>cannot tell the format from &quot;%1&quot;; end the name with .gif, .webp, .png, .mp4 or .webm</source>
        <translation>无法从“%1”判断格式；文件名请以 .gif、.webp、.png、.mp4 或 .webm 结尾</translation>
    </message>
    <message>
        <source>films as MP4 and WebM are made by ffmpeg, which is not installed; install it (on Debian and Ubuntu: sudo apt install ffmpeg), or end the name with .gif, .webp or .png</source>
        <translation>MP4 和 WebM 影片由 ffmpeg 制作，而它尚未安装；请安装它（Debian 和 Ubuntu：sudo apt install ffmpeg），或让文件名以 .gif、.webp 或 .png 结尾</translation>
    </message>
    <message>
        <source>cannot write beside &quot;%1&quot;</source>
        <translation>无法在“%1”旁写入文件</translation>
    </message>
    <message>
        <source>ffmpeg does not go on and was ended; the film is not written. Try another format, or another version of ffmpeg</source>
        <translation>ffmpeg 没有继续，已被终止；影片没有写入。请尝试其他格式或其他版本的 ffmpeg</translation>
    </message>
    <message>
        <source>cannot write &quot;%1&quot;: the disk is full; make room or choose another folder. The old file, if there was one, is as it was</source>
        <translation>无法写入“%1”：磁盘已满；请腾出空间或另选文件夹。原有的文件（如果有）保持原样</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be started: %2</source>
        <translation>无法启动“%1”：%2</translation>
    </message>
    <message>
        <source>ffmpeg ended before the film was made and does not say why</source>
        <translation>ffmpeg 在影片完成之前就结束了，没有说明原因</translation>
    </message>
    <message>
        <source>ffmpeg ended before the film was made; it says: %1</source>
        <translation>ffmpeg 在影片完成之前就结束了，它报告：%1</translation>
    </message>
    <message>
        <source>a tensor of %1 would take %2 of memory, but at most %3 are read at once</source>
        <translation>形状为 %1 的张量将占用 %2 内存，但一次最多读取 %3</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; was changed while it was read; read it again</source>
        <translation>文件“%1”在读取过程中被修改；请重新读取</translation>
    </message>
    <message>
        <source>at least one is needed</source>
        <translation>至少需要一个</translation>
    </message>
    <message>
        <source>only networks of one layer are computed, but there are %1</source>
        <translation>目前只计算一层的网络，这里有 %1 层</translation>
    </message>
    <message>
        <source>no matrix is called &quot;%1&quot;; %2</source>
        <translation>没有名为“%1”的矩阵；%2</translation>
    </message>
    <message>
        <source>config.json has no &quot;model_type&quot;; it has to be one of %1</source>
        <translation>config.json 中没有“model_type”；它应为下列之一：%1</translation>
    </message>
    <message>
        <source>models of the type &quot;%1&quot; cannot be computed; those that can are %2</source>
        <translation>无法计算类型为“%1”的模型；可以计算的有：%2</translation>
    </message>
    <message>
        <source>token %1 has the number %2; the model knows 0 to %3</source>
        <translation>第 %1 个词元的编号是 %2；该模型只认识 0 到 %3</translation>
    </message>
    <message>
        <source>the picture has %1 numbers; the model wants %2 x %3 x %3</source>
        <translation>图像有 %1 个数；该模型需要 %2 x %3 x %3</translation>
    </message>
    <message>
        <source>this model looks at pictures, not at text</source>
        <translation>该模型看的是图像，不是文本</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of this model is too large or no number; are its weights damaged?</source>
        <translation>该模型的“%1”过大或不是数；它的权重是否已损坏？</translation>
    </message>
    <message>
        <source>there is nothing to compute: no token</source>
        <translation>没有可计算的内容：没有词元</translation>
    </message>
    <message>
        <source>this would take about %1, but at most %2 are allowed; use fewer tokens</source>
        <translation>这大约需要 %1，但最多允许 %2；请减少词元</translation>
    </message>
    <message>
        <source>config.json should be an object, {&quot;a&quot;: 1}</source>
        <translation>config.json 应为对象，如 {&quot;a&quot;: 1}</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>config.json asks for %1 numbers in tensor %2, the file has %3</source>
        <translation>config.json 要求张量 %2 有 %1 个数，而文件中是 %3</translation>
    </message>
    <message>
        <source>tensor %1 holds whole numbers, rounded weights that are not read here; take the model in F32, F16 or BF16</source>
        <translation>张量 %1 是整数，即此处不读取的量化权重；请使用 F32、F16 或 BF16 的模型</translation>
    </message>
    <message>
        <source>the weights lack %1; are all parts there, and is config.json of the same model?</source>
        <translation>权重中缺少 %1；各部分是否齐全，config.json 是否属于同一模型？</translation>
    </message>
    <message>
        <source>the weights are in %1, %2; that is not opened. Download %3 from the model&apos;s page instead, or save the model with save_pretrained(folder, safe_serialization=True)</source>
        <translation>权重在 %1 中，即%2；它不会被打开。请改从模型的页面下载 %3，或用 save_pretrained(folder, safe_serialization=True) 保存模型</translation>
    </message>
    <message>
        <source>rounded numbers for llama.cpp</source>
        <translation>供 llama.cpp 使用的量化数</translation>
    </message>
    <message>
        <source>a pickle, which can run programs, or another library&apos;s file</source>
        <translation>能够运行程序的 pickle，或其他库的文件</translation>
    </message>
    <message>
        <source>the folder has no %1; download it from the model&apos;s page</source>
        <translation>该文件夹中没有 %1；请从模型的页面下载</translation>
    </message>
    <message>
        <source>%1: the part of tensor %2 is no name of a file</source>
        <translation>%1：张量 %2 所在部分不是文件名</translation>
    </message>
    <message>
        <source>%1 should have a &quot;weight_map&quot; from tensors to files</source>
        <translation>%1 应有从张量到文件的“weight_map”</translation>
    </message>
    <message>
        <source>part %1 of the weights is missing; download it as well</source>
        <translation>缺少权重的部分 %1；请一并下载</translation>
    </message>
    <message>
        <source>choose the folder of a model, not a file in it</source>
        <translation>请选择模型的文件夹，而不是其中的文件</translation>
    </message>
    <message>
        <source>the folder has no config.json; it stands beside the weights on the model&apos;s page</source>
        <translation>该文件夹中没有 config.json；它在模型的页面上与权重放在一起</translation>
    </message>
    <message>
        <source>config.json: &quot;%1&quot; should be %2</source>
        <translation>config.json：“%1”应为%2</translation>
    </message>
    <message>
        <source>a whole number from 1 to %1</source>
        <translation>1 到 %1 之间的整数</translation>
    </message>
    <message>
        <source>config.json does not say &quot;%1&quot;</source>
        <translation>config.json 中没有“%1”</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>文本的列表</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>数的列表</translation>
    </message>
    <message>
        <source>config.json: &quot;%1&quot; is %2, which cannot be computed here</source>
        <translation>config.json：“%1”为 %2，此处无法计算</translation>
    </message>
    <message>
        <source>config.json: &quot;%1&quot; is %2, which does not divide %3</source>
        <translation>config.json：“%1”为 %2，不能整除 %3</translation>
    </message>
    <message>
        <source>config.json: the numbers of &quot;%1&quot; contradict each other</source>
        <translation>config.json：“%1”中的数互相矛盾</translation>
    </message>
    <message>
        <source>tensors of the model that are not used (%1): %2</source>
        <translation>模型中未使用的张量（%1 个）：%2</translation>
    </message>
    <message>
        <source>a token and its id</source>
        <translation>词元及其编号</translation>
    </message>
    <message>
        <source>as many ids as tokens</source>
        <translation>与词元同样多的编号</translation>
    </message>
    <message>
        <source>two pieces</source>
        <translation>两个词片</translation>
    </message>
    <message>
        <source>a piece and its score</source>
        <translation>词片及其分数</translation>
    </message>
    <message>
        <source>a whole number from 0 to %1</source>
        <translation>0 到 %1 之间的整数</translation>
    </message>
    <message>
        <source>merge %1 of the tokenizer is not two pieces with a blank between them: “%2”</source>
        <translation>分词器的第 %1 条合并规则不是以空格分开的两个词片：“%2”</translation>
    </message>
    <message>
        <source>the tokens “%1” and “%2” of the tokenizer share the id %3</source>
        <translation>分词器的词元“%1”和“%2”共用编号 %3</translation>
    </message>
    <message>
        <source>%1 of the tokenizer is %2, not %3</source>
        <translation>分词器的 %1 是 %2，而不是%3</translation>
    </message>
    <message>
        <source>the tokenizer uses “%1” at %2, which this program does not know</source>
        <translation>分词器在 %2 处使用“%1”，本程序不认识它</translation>
    </message>
    <message>
        <source>the tokenizer has no %1</source>
        <translation>分词器没有 %1</translation>
    </message>
    <message>
        <source>there is no tokenizer in “%1”: no tokenizer.json, no vocab.json with merges.txt, no vocab.txt</source>
        <translation>“%1”中没有分词器：没有 tokenizer.json，没有 vocab.json 与 merges.txt，也没有 vocab.txt</translation>
    </message>
    <message>
        <source>the tokenizer&apos;s table of characters (precompiled_charsmap) is damaged</source>
        <translation>分词器的字符表（precompiled_charsmap）已损坏</translation>
    </message>
    <message>
        <source>the tokenizer&apos;s regular expression “%1” comes to no end on this text; shorten the text or take another tokenizer</source>
        <translation>分词器的正则表达式“%1”处理这段文本时无法结束；请缩短文本或换用其他分词器</translation>
    </message>
    <message>
        <source>the tokenizer&apos;s regular expression “%1” cannot be read</source>
        <translation>无法读取分词器的正则表达式“%1”</translation>
    </message>
    <message>
        <source>merge %1 of the tokenizer needs “%2”, which is not in its vocabulary</source>
        <translation>分词器的第 %1 条合并规则需要“%2”，但词表中没有它</translation>
    </message>
    <message>
        <source>the tokenizer&apos;s vocabulary has a hole: “%1” has the id %2, and no token has %3</source>
        <translation>分词器的词表有空缺：“%1”的编号是 %2，但没有词元的编号是 %3</translation>
    </message>
    <message>
        <source>a token of the tokenizer has %1 bytes; at most %2 can be read</source>
        <translation>分词器的一个词元有 %1 字节；最多可读 %2 字节</translation>
    </message>
    <message>
        <source>the tokenizer&apos;s vocabulary is empty</source>
        <translation>分词器的词表是空的</translation>
    </message>
    <message>
        <source>the tokenizer has no token for “%1”, and none for what it does not know</source>
        <translation>分词器没有“%1”的词元，也没有表示未知内容的词元</translation>
    </message>
    <message>
        <source>the text has %1 bytes; a tokenizer takes %2 at most</source>
        <translation>文本有 %1 字节；分词器最多接受 %2 字节</translation>
    </message>
    <message>
        <source>no token of the tokenizer has the id %1</source>
        <translation>分词器没有编号为 %1 的词元</translation>
    </message>
    <message>
        <source>there is no layer &quot;%1&quot;; there are %2</source>
        <translation>没有名为“%1”的层；有 %2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>a line has to be a text in JSON: &quot;…&quot;</source>
        <translation>每一行都应是一段 JSON 文本：&quot;…&quot;</translation>
    </message>
    <message>
        <source>this model has no tokenizer (tokenizer.json, vocab.txt, or vocab.json with merges.txt); give the numbers of the tokens: %1</source>
        <translation>该模型没有分词器（tokenizer.json、vocab.txt，或 vocab.json 与 merges.txt）；请给出词元编号：%1</translation>
    </message>
    <message>
        <source>a trained model reads a sentence or two, not vectors</source>
        <translation>训练好的模型读取一两个句子，而不是向量</translation>
    </message>
    <message>
        <source>this command is for trained models</source>
        <translation>此命令用于训练好的模型</translation>
    </message>
    <message>
        <source>--%1 is for trained models: name one with --model</source>
        <translation>--%1 用于训练好的模型：请用 --model 指定一个</translation>
    </message>
    <message>
        <source>this model sees %1 channels, a picture has 3: give the numbers as npy</source>
        <translation>该模型看 %1 个通道，而图片有 3 个：请以 npy 给出数值</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>no token is hidden: --hide 3 hides the third one, --at TOKEN asks about one that the model sees</source>
        <translation>没有被隐藏的词元：--hide 3 隐藏第三个，--at TOKEN 询问模型看得到的词元</translation>
    </message>
    <message>
        <source>--%1: %2</source>
        <translation>--%1：%2</translation>
    </message>
    <message>
        <source>expected a token that asks and one that answers, as in &quot;it&gt;animal&quot;, found &quot;%1&quot;</source>
        <translation>应为一个提问的词元和一个回答的词元，例如“it&gt;animal”，得到的是“%1”</translation>
    </message>
    <message>
        <source>this model has no decoder, it translates nothing; translator, which ships, does</source>
        <translation>该模型没有解码器，不能翻译；随程序附带的 translator 可以</translation>
    </message>
    <message>
        <source>rank %1 is asked for, but a head has only %2 dimensions: all stay</source>
        <translation>要求的秩为 %1，但每个头只有 %2 个维度：全部保留</translation>
    </message>
    <message>
        <source>%1 heads are to stay, but there are only %2: all stay</source>
        <translation>要保留 %1 个头，但只有 %2 个：全部保留</translation>
    </message>
    <message>
        <source>%1 directions are asked for, but vectors have only %2 numbers: all stay</source>
        <translation>要求 %1 个方向，但向量只有 %2 个数：全部保留</translation>
    </message>
    <message>
        <source>no attention of this model is called &quot;%1&quot;</source>
        <translation>这个模型没有名为“%1”的注意力</translation>
    </message>
    <message>
        <source>this model guesses no next token: it does not go on with a text</source>
        <translation>该模型不预测下一个词元：它不会接着文本写下去</translation>
    </message>
    <message>
        <source>the weights of this model are its layers alone: it predicts nothing</source>
        <translation>该模型的权重只有各层：它不做预测</translation>
    </message>
    <message>
        <source>this model says of each token whether it was replaced; it predicts none</source>
        <translation>该模型判断每个词元是否被替换过，不预测词元</translation>
    </message>
    <message>
        <source>there is no token %1: there are %2</source>
        <translation>没有第 %1 个词元：共有 %2 个</translation>
    </message>
    <message>
        <source>no token of this model stands for a hidden one; only models that were trained to guess hidden tokens have one, such as encoder</source>
        <translation>该模型没有代表被隐藏词元的词元；只有训练来猜测被隐藏词元的模型才有，例如 encoder</translation>
    </message>
    <message>
        <source>token %1 cannot be hidden: there are %2</source>
        <translation>无法隐藏第 %1 个词元：共有 %2 个</translation>
    </message>
    <message>
        <source>this model reads texts and looks at no picture</source>
        <translation>该模型读取文本，不看图像</translation>
    </message>
    <message>
        <source>tensor %1 is %2, but should have %3 axes</source>
        <translation>张量 %1 为 %2，但应有 %3 个轴</translation>
    </message>
    <message>
        <source>there is tensor %1, but not that of the layer&apos;s first head</source>
        <translation>有张量 %1，但没有该层第一个头的张量</translation>
    </message>
    <message>
        <source>%1 should be a JSON list of %2 texts, as bytes; it has %3</source>
        <translation>%1 应为由 %2 个文本组成的 JSON 列表（以字节存储），实际有 %3 个</translation>
    </message>
    <message>
        <source>tensor %1 is %2, which does not go with the %3 heads, %4 queries and %5 keys of the attention</source>
        <translation>张量 %1 为 %2，与该注意力的 %3 个头、%4 个查询和 %5 个键不符</translation>
    </message>
    <message>
        <source>tensor %1 holds what is no number or infinite</source>
        <translation>张量 %1 中有非数或无穷大</translation>
    </message>
    <message>
        <source>it has its own tokens and is asked with no others</source>
        <translation>它有自己的词元，不能用别的词元来问</translation>
    </message>
    <message>
        <source>there is no model in it that could say anything</source>
        <translation>其中没有能说出什么的模型</translation>
    </message>
    <message>
        <source>this file holds attention that was computed elsewhere; %1</source>
        <translation>此文件中是在别处算出的注意力；%1</translation>
    </message>
    <message>
        <source>the file has more than %1 heads, which no model has</source>
        <translation>该文件有超过 %1 个头，没有模型会有这么多</translation>
    </message>
    <message>
        <source>the file holds no attention: no &quot;attentions&quot; of (layers, heads, queries, keys), no &quot;layer1/weights&quot; of (heads, queries, keys); of a trained model name the folder</source>
        <translation>该文件中没有注意力：既没有形状为（层、头、查询、键）的“attentions”，也没有形状为（头、查询、键）的“layer1/weights”；若是训练好的模型，请指定其文件夹</translation>
    </message>
    <message>
        <source>tensor %1 is %2, but those of other heads are not as wide</source>
        <translation>张量 %1 为 %2，但其他头的张量宽度不同</translation>
    </message>
    <message>
        <source>%1 should be a JSON list of %2 texts, as bytes, but has %3 numbers</source>
        <translation>%1 应为由 %2 个文本组成的 JSON 列表（以字节存储），实际有 %3 个数</translation>
    </message>
    <message>
        <source>nothing of it can be altered</source>
        <translation>其中没有可以改动的</translation>
    </message>
    <message>
        <source>its model is not known</source>
        <translation>其模型未知</translation>
    </message>
    <message>
        <source>this model looks at pictures, not at text; name one: %1</source>
        <translation>该模型看的是图片而不是文本；请指定一张：%1</translation>
    </message>
    <message>
        <source>the picture cannot be read</source>
        <translation>无法读取这张图片</translation>
    </message>
    <message>
        <source>&quot;headlight lessons&quot; lists all of them</source>
        <translation>“headlight lessons”列出全部课程</translation>
    </message>
    <message>
        <source>%1 has no steps of a lesson</source>
        <translation>%1 没有课程步骤</translation>
    </message>
    <message>
        <source>there is no lesson &quot;%1&quot;; %2</source>
        <translation>没有名为“%1”的课程；%2</translation>
    </message>
    <message>
        <source>--per-page: expected 1, 2, 4 or 6</source>
        <translation>--per-page：应为 1、2、4 或 6</translation>
    </message>
    <message>
        <source>token %1 has the type %2; the model knows 0 to %3</source>
        <translation>第 %1 个词元的类型是 %2；该模型只认识 0 到 %3</translation>
    </message>
    <message>
        <source>%1: %2; %3 names the attention that a mask is meant for</source>
        <translation>%1：%2；用 %3 指明掩码所针对的注意力</translation>
    </message>
    <message>
        <source>texts in one row</source>
        <translation>排成一行的文本</translation>
    </message>
    <message>
        <source>there is no such folder; models that ship are called %1</source>
        <translation>没有这个文件夹；随附的模型名为 %1</translation>
    </message>
    <message>
        <source>%1 should be texts in UTF-8</source>
        <translation>%1 应是 UTF-8 文本</translation>
    </message>
    <message>
        <source>the model&apos;s vocabulary has nothing of this text: every token of it is %1</source>
        <translation>该模型的词表中没有这段文本里的任何内容：它的每个词元都是 %1</translation>
    </message>
    <message>
        <source>types are given of %1 tokens, but there are %2: those that lack one have the type 0</source>
        <translation>给出了 %1 个词元的类型，但有 %2 个词元：缺少类型的为 0</translation>
    </message>
    <message>
        <source>no network is called &quot;%1&quot;; there are %2</source>
        <translation>没有名为“%1”的网络；可用的有%2</translation>
    </message>
    <message>
        <source>no optimiser is called &quot;%1&quot;; there are %2</source>
        <translation>没有名为“%1”的优化器；可用的有%2</translation>
    </message>
    <message>
        <source>line %1 of the network&apos;s history holds &quot;%2&quot;, which is no number</source>
        <translation>网络历史的第 %1 行有“%2”，它不是数字</translation>
    </message>
    <message>
        <source>%1 holds a network already: --resume goes on with it, another folder keeps it</source>
        <translation>%1 中已有一个网络：--resume 会接着训练它，另选文件夹则保留它</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>无法建立文件夹 %1</translation>
    </message>
    <message>
        <source>the number of steps in the checkpoint is none</source>
        <translation>检查点中的步数不是有效的数</translation>
    </message>
    <message>
        <source>what the network was taught is missing</source>
        <translation>缺少这个网络学了什么的说明</translation>
    </message>
    <message>
        <source>the network was taught with other tokens than this program&apos;s task has</source>
        <translation>这个网络训练时的词元与本程序该任务的词元不同</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>缺少“%1”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has another shape than the network&apos;s weight</source>
        <translation>“%1”的形状与网络的权重不同</translation>
    </message>
    <message>
        <source>the folder holds no network that was trained here</source>
        <translation>该文件夹中没有在此训练的网络</translation>
    </message>
    <message>
        <source>there is no text to ask the network with</source>
        <translation>没有可以用来问网络的文本</translation>
    </message>
    <message>
        <source>this network has no attention; it answers &quot;%1&quot;</source>
        <translation>这个网络没有注意力；它的回答是“%1”</translation>
    </message>
    <message>
        <source>a width of %1 cannot be divided among %2 heads</source>
        <translation>宽度 %1 不能平分给 %2 个头</translation>
    </message>
    <message>
        <source>no task is called &quot;%1&quot;; there are %2</source>
        <translation>没有名为“%1”的任务；可用的有%2</translation>
    </message>
    <message>
        <source>the network never saw %1 while it learnt</source>
        <translation>网络在学习时从未见过 %1</translation>
    </message>
    <message>
        <source>a network that was trained here reads a text</source>
        <translation>在此训练的网络读取一段文本</translation>
    </message>
    <message>
        <source>--moments shows a network that was taught by &quot;headlight train&quot;: --model names its folder</source>
        <translation>--moments 显示由“headlight train”训练的网络：用 --model 指出它的文件夹</translation>
    </message>
    <message>
        <source>--%1 has no meaning beside --%2</source>
        <translation>--%1 与 --%2 同用时没有意义</translation>
    </message>
    <message>
        <source>%1 holds no network that was trained here</source>
        <translation>%1 中没有在这里训练的网络</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>还有 %1 处</translation>
    </message>
    <message>
        <source>the data has no rows to learn from</source>
        <translation>数据中没有可以学习的行</translation>
    </message>
    <message>
        <source>expected %1 cells, found %2; text that has the separator in it stands in quotation marks</source>
        <translation>应有 %1 个单元格，实际有 %2 个；含有分隔符的文本要放在引号中</translation>
    </message>
    <message>
        <source>expected one word or character beside its tag, found %1</source>
        <translation>标签旁应有一个词或字符，实际为 %1</translation>
    </message>
    <message>
        <source>%1 has no tag</source>
        <translation>%1 没有标签</translation>
    </message>
    <message>
        <source>%1 keeps no checkpoint.safetensors: its network can be looked at, but cannot go on learning</source>
        <translation>%1 没有保存 checkpoint.safetensors：它的网络可以查看，但不能继续学习</translation>
    </message>
    <message>
        <source>a %1 kernel is as high everywhere inside, so that nothing can be learnt through it; these have a slope: %2</source>
        <translation>%1 核在内部处处一样高，因此不能通过它学习；这些核有斜率：%2</translation>
    </message>
    <message>
        <source>a mask of the kind %1 is for texts of one length, a network learns from many; these are rules for any: %2</source>
        <translation>%1 类的掩码只适用于一种长度的文本，而网络要从许多长度中学习；这些规则适用于任何长度：%2</translation>
    </message>
    <message>
        <source>expected numbers with blanks between them, the places where the curve is asked for; found &quot;%1&quot;</source>
        <translation>应为以空格分隔的数字，即询问曲线的位置；实际为“%1”</translation>
    </message>
    <message>
        <source>the text has %1 words or characters; at most %2 can be learnt</source>
        <translation>文本有 %1 个词或字符；最多可以学习 %2 个</translation>
    </message>
    <message>
        <source>there is no text</source>
        <translation>没有文本</translation>
    </message>
    <message>
        <source>there is no answer to the text</source>
        <translation>文本没有答案</translation>
    </message>
    <message>
        <source>the text has %1 words or characters, but %2 tags</source>
        <translation>文本有 %1 个词或字符，却有 %2 个标签</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the end of every answer and stands in none</source>
        <translation>“%1”是每个答案的结尾，不能出现在答案中</translation>
    </message>
    <message>
        <source>the answer is &quot;%1&quot; in every row, so there is nothing to learn; expected at least two that differ</source>
        <translation>每一行的答案都是“%1”，没有什么可学；至少应有两个不同的答案</translation>
    </message>
    <message>
        <source>the data has %1 different words or characters; at most %2 can be learnt. Read it by characters, or leave rare words out</source>
        <translation>数据有 %1 个不同的词或字符；最多可以学习 %2 个。请按字符读取，或去掉罕见的词</translation>
    </message>
    <message>
        <source>%1 is answered with numbers, which takes the network kernel</source>
        <translation>%1 的答案是数字，需要 kernel 网络</translation>
    </message>
    <message>
        <source>%1 holds texts; a curve is learnt from points, in columns x,y</source>
        <translation>%1 中是文本；曲线要从点学习，列为 x,y</translation>
    </message>
    <message>
        <source>the first row names the columns: expected text,label or text,tags or word,tag or source,target or x,y, found %1</source>
        <translation>第一行是各列的名称：应为 text,label 或 text,tags 或 word,tag 或 source,target 或 x,y，实际为 %1</translation>
    </message>
    <message>
        <source>expected a number, found %1</source>
        <translation>应为数字，实际为 %1</translation>
    </message>
    <message>
        <source>%1 is there already and not empty; nothing of it was changed. Another name keeps both</source>
        <translation>%1 已经存在且不是空的；其中没有改动任何内容。换一个名称可以两者都保留</translation>
    </message>
    <message>
        <source>the data has %1 points; at most %2 can be learnt, each from all others</source>
        <translation>数据有 %1 个点；最多可以学习 %2 个，每个点都从其他所有点学得</translation>
    </message>
    <message>
        <source>all points stand at %1; a curve takes different places</source>
        <translation>所有点都在 %1；曲线需要不同的位置</translation>
    </message>
    <message>
        <source>the places, %1 to %2, are large beside what they differ by, so that they cannot be told apart; subtract the first from all</source>
        <translation>位置从 %1 到 %2，数值相对于它们的差别太大，无法区分；请把每个位置都减去第一个</translation>
    </message>
    <message>
        <source>a network that was trained here and has no heads is asked with a text alone, and nothing of it can be altered</source>
        <translation>在这里训练且没有注意力头的网络只能用文本提问，不能改动其中任何内容</translation>
    </message>
    <message>
        <source>rank %1 is asked for, but the score has learnt how queries and keys are compared: all dimensions stay</source>
        <translation>要求秩为 %1，但分数已学得如何比较查询和键：所有维度都保留</translation>
    </message>
    <message>
        <source>of %1 rows, %2 would be held out to ask the network with what it never learns from (one place in ten), and %3 learnt from; give more</source>
        <translation>%1 行中有 %2 行会留作提问，网络从不用它们学习（每十个位置留一个），有 %3 行用来学习；请多给一些</translation>
    </message>
    <message>
        <source>a kernel compares places by one number: there is no rank, no head and no direction to take away</source>
        <translation>核只用一个数比较位置：没有可以去掉的秩、头或方向</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is about what is drawn: &quot;headlight render&quot; takes it</source>
        <translation>“%1”只关系到画什么：请用“headlight render”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is of heads that are designed: a trained model is altered by the fields that begin with network.changes</source>
        <translation>“%1”属于设计的头：要改动训练好的模型，请用以 network.changes 开头的字段</translation>
    </message>
    <message>
        <source>this array holds Python objects, which NumPy stores as a pickle; pickles can run programs and are not opened. Save it without them, say with a.astype(numpy.float32), texts with a.astype(str)</source>
        <translation>该数组含有 Python 对象，NumPy 以 pickle 保存；pickle 可以运行程序，因此不会打开。请另存为不含对象的数组，例如数用 a.astype(numpy.float32)，文本用 a.astype(str)</translation>
    </message>
    <message>
        <source>tensor %1 is %2: it holds no numbers</source>
        <translation>张量 %1 是 %2：其中没有数</translation>
    </message>
    <message>
        <source>this model does not tell first from second sentences: the types that are given change nothing</source>
        <translation>该模型不区分第一句和第二句：给出的类型不起作用</translation>
    </message>
    <message>
        <source>this model has no decoder: what it is to have said changes nothing</source>
        <translation>该模型没有解码器：要它已经说出的内容不起作用</translation>
    </message>
    <message>
        <source>the tokenizer replaces so much in this text that it would become %1 bytes long; shorten the text or take another tokenizer</source>
        <translation>分词器的替换会把这段文本变成 %1 字节长；请缩短文本或换一个分词器</translation>
    </message>
    <message>
        <source>there are %1</source>
        <translation>有 %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; changes nothing of what is computed here: all pictures would be alike</source>
        <translation>“%1”不改变这里的计算：所有图都会一样</translation>
    </message>
    <message>
        <source>This file holds attention that was computed elsewhere; this view cannot show it.</source>
        <translation>这个文件中是在别处计算的注意力；此视图无法显示。</translation>
    </message>
    <message>
        <source>a network that was trained here reads one text</source>
        <translation>在这里训练的网络读一段文本</translation>
    </message>
    <message>
        <source>this network learnt a curve: it reads places, which are numbers, and no tokens</source>
        <translation>这个网络学的是曲线：它读的是位置，即数，而不是词元</translation>
    </message>
    <message>
        <source>--set: there is no &quot;%1&quot; to be learnt with; it sets what belongs to the score, scaling, mask, normaliser or position, as in mask.window=3 or scaling.factor=8</source>
        <translation>--set：学习时没有“%1”可设；它设置得分、缩放、掩码、归一化或位置所属的内容，例如 mask.window=3 或 scaling.factor=8</translation>
    </message>
    <message>
        <source>--%1 changes nothing here: it is for %2; the network is %3</source>
        <translation>--%1 在这里不起作用：它用于 %2；而网络是 %3</translation>
    </message>
    <message>
        <source>the name %1 says already what --%2 would say: --network %3 takes the option</source>
        <translation>名称 %1 已经说明了 --%2 要说的：--network %3 才接受该选项</translation>
    </message>
    <message>
        <source>this network, which was trained here, says no tokens by attention; show and compute tell what it does with a text</source>
        <translation>这个在这里训练的网络不用注意力说出词元；show 和 compute 说明它如何处理文本</translation>
    </message>
    <message>
        <source>%1 networks are too many to learn beside another; at most %2 do</source>
        <translation>在另一个网络旁边同时学习 %1 个太多；最多 %2 个</translation>
    </message>
    <message>
        <source>the network %1 is to learn twice; it would learn the same again</source>
        <translation>网络 %1 要学习两次；第二次会学到一样的内容</translation>
    </message>
    <message>
        <source>%1; --from %2 begins a branch at a moment before</source>
        <translation>%1；--from %2 从之前的时刻开始一个分支</translation>
    </message>
    <message>
        <source>no moments of it are kept</source>
        <translation>它没有保存任何时刻</translation>
    </message>
    <message>
        <source>no moment is kept after %1 steps; there are %2</source>
        <translation>没有保存第 %1 步之后的时刻；有 %2</translation>
    </message>
    <message>
        <source>what was given</source>
        <translation>给出的内容</translation>
    </message>
    <message>
        <source>%1 is answered with a sequence, which takes a network with a decoder: gru, lstm, rnn or transformer</source>
        <translation>%1 以序列作答，需要带解码器的网络：gru、lstm、rnn 或 transformer</translation>
    </message>
    <message>
        <source>%1 is answered with labels, which takes a network without a decoder: attention, lstm, gru, rnn, window or token</source>
        <translation>%1 以标签作答，需要不带解码器的网络：attention、lstm、gru、rnn、window 或 token</translation>
    </message>
    <message>
        <source>what was learnt until step %1 is ruined: its loss is not finite, which no rate mends</source>
        <translation>到第 %1 步为止学到的内容已经损坏：损失不再有限，换学习率也无济于事</translation>
    </message>
    <message>
        <source>after step %1 the loss was no longer finite: the rate of %2 is too large</source>
        <translation>第 %1 步之后损失不再有限：学习率 %2 太大</translation>
    </message>
    <message>
        <source>%1 steps have been taken, and the course has %2: --steps, which counts from the beginning, has to be more</source>
        <translation>已经走了 %1 步，而课程有 %2 步：--steps 从头计数，必须更多</translation>
    </message>
    <message>
        <source>of %1 texts, %2 would be held out to ask the network with what it never learns from (one text in ten, by its words), and %3 learnt from; give more that differ</source>
        <translation>%1 段文本中有 %2 段会留作提问，网络从不用它们学习（按其中的词，每十段留一段），有 %3 段用来学习；请多给一些彼此不同的文本</translation>
    </message>
    <message>
        <source>there is not enough memory for a step of this network: take fewer examples a step or narrower states</source>
        <translation>内存不足，这个网络无法走一步：请减少每步的样本数，或减小状态的宽度</translation>
    </message>
    <message>
        <source>While words are joined or special tokens hidden there are weights alone; this view cannot show them.</source>
        <translation>合并词或隐藏特殊词元时只有权重；此视图无法显示。</translation>
    </message>
</context>
<context>
    <name>ReplaceQuestion</name>
    <message>
        <source>%1 of the %2 pictures are there already.</source>
        <translation>%2 张图片中已有 %1 张存在。</translation>
    </message>
    <message>
        <source>Replace pictures</source>
        <translation>替换图片</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
</context>
<context>
    <name>Replaced</name>
    <message>
        <source>numbers typed in</source>
        <translation>键入的数字</translation>
    </message>
    <message>
        <source>It replaced the sentence “%1”.</source>
        <translation>它取代了句子“%1”。</translation>
    </message>
    <message>
        <source>It replaced the sentences “%1” and “%2”.</source>
        <translation>它取代了句子“%1”和“%2”。</translation>
    </message>
    <message>
        <source>It replaced the vectors (%1).</source>
        <translation>它取代了向量（%1）。</translation>
    </message>
    <message>
        <source>It replaced the points of the regression.</source>
        <translation>它取代了回归的数据点。</translation>
    </message>
    <message>
        <source>It replaced the weights of “%1”.</source>
        <translation>它取代了“%1”的权重。</translation>
    </message>
    <message>
        <source>It replaced the weights “%1”.</source>
        <translation>它取代了权重“%1”。</translation>
    </message>
    <message>
        <source>It replaced the mask (%1).</source>
        <translation>它取代了掩码（%1）。</translation>
    </message>
    <message>
        <source>The other masks stay.</source>
        <translation>其他掩码不变。</translation>
    </message>
    <message>
        <source>It replaced the numbers set by hand.</source>
        <translation>它取代了手动设置的数值。</translation>
    </message>
    <message>
        <source>It replaced the picture (%1).</source>
        <translation>它取代了图片（%1）。</translation>
    </message>
    <message>
        <source>It replaced the attention of “%1”.</source>
        <translation>它取代了“%1”的注意力。</translation>
    </message>
    <message>
        <source>It replaced the model “%1” and what was altered in it.</source>
        <translation>它取代了模型“%1”以及对它所做的改动。</translation>
    </message>
    <message>
        <source>It replaced the model “%1”.</source>
        <translation>它取代了模型“%1”。</translation>
    </message>
</context>
<context>
    <name>Truth</name>
    <message>
        <source>%1 → nothing</source>
        <translation>%1 → 什么也不看</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>被掩码遮去</translation>
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
</context>
<context>
    <name>heads</name>
    <message>
        <source>%1 (switched off)</source>
        <translation>%1（已关闭）</translation>
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
        <source>factor</source>
        <translation>因子</translation>
    </message>
    <message>
        <source>Dot product</source>
        <translation>点积</translation>
    </message>
    <message>
        <source>Scaled dot product</source>
        <translation>缩放点积</translation>
    </message>
    <message>
        <source>General</source>
        <translation>通用（双线性）</translation>
    </message>
    <message>
        <source>Additive</source>
        <translation>加性</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>基于位置</translation>
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
        <source>Epanechnikov</source>
        <translation>叶帕涅奇尼科夫核</translation>
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
        <source>ReLU ÷ number of keys</source>
        <translation>ReLU ÷ 键数</translation>
    </message>
    <message>
        <source>Sigmoid</source>
        <translation>Sigmoid</translation>
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
        <source>Two sentences</source>
        <translation>两个句子</translation>
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
    <message>
        <source>1: as they are</source>
        <translation>1：保持原样</translation>
    </message>
    <message>
        <source>Scores stay as large as they come: the wider the head, the harder softmax picks a single key</source>
        <translation>得分保持原来的大小：头越宽，softmax 越会只选中一个键</translation>
    </message>
    <message>
        <source>Scores spread about as much however wide the head is, so that softmax can still share among several keys</source>
        <translation>无论头有多宽，得分的离散程度都差不多，softmax 仍能把权重分给多个键</translation>
    </message>
    <message>
        <source>dₖ</source>
        <translation>dₖ</translation>
    </message>
    <message>
        <source>Scores become small in wide heads: weights come close to an even share</source>
        <translation>头很宽时得分变得很小：权重接近平均分配</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>自定数值</translation>
    </message>
    <message>
        <source>A divisor of your own: a small one sharpens the weights, a large one evens them out</source>
        <translation>自己设定的除数：小则权重更集中，大则更平均</translation>
    </message>
    <message>
        <source>q·k: high where query and key point the same way, and higher the longer they are</source>
        <translation>q·k：查询与键方向相同时得分高，向量越长得分越高</translation>
    </message>
    <message>
        <source>q·k / √dₖ: the dot product, kept from growing with the width of the head</source>
        <translation>q·k / √dₖ：点积，但不随头的宽度增大</translation>
    </message>
    <message>
        <source>q W kᵀ: a matrix decides which component of the query looks for which component of the key</source>
        <translation>q W kᵀ：由一个矩阵决定查询的哪个分量去找键的哪个分量</translation>
    </message>
    <message>
        <source>u·tanh(q W + k W′ + b): a small network compares the two; tanh keeps large components from outweighing all others</source>
        <translation>u·tanh(q W + k W′ + b)：由一个小网络比较两者；tanh 使大的分量不会压倒其他分量</translation>
    </message>
    <message>
        <source>Only the angle between q and k counts: a long vector gets no more attention than a short one</source>
        <translation>只看 q 与 k 的夹角：长向量得到的注意力不比短向量多</translation>
    </message>
    <message>
        <source>The weight falls with the distance between q and k: near keys answer, far ones do not</source>
        <translation>权重随 q 与 k 的距离下降：近的键回答，远的不回答</translation>
    </message>
    <message>
        <source>The key alone decides, whoever asks: all rows of the weights are the same</source>
        <translation>只由键决定，与谁来查询无关：权重的各行都相同</translation>
    </message>
    <message>
        <source>exp(−r²/h): the weight fades smoothly with the distance r and is nowhere quite 0</source>
        <translation>exp(−r²/h)：权重随距离 r 平滑衰减，处处不为 0</translation>
    </message>
    <message>
        <source>Every key up to the distance h counts alike, those beyond not at all</source>
        <translation>距离不超过 h 的键权重相同，更远的不计</translation>
    </message>
    <message>
        <source>The weight falls in a straight line and is 0 from the distance h on</source>
        <translation>权重沿直线下降，距离达到 h 后为 0</translation>
    </message>
    <message>
        <source>max(0, 1 − r²/h²): a parabola, slow to fall near the query and 0 from the distance h on</source>
        <translation>max(0, 1 − r²/h²)：抛物线，在查询附近下降得慢，从距离 h 起为 0</translation>
    </message>
    <message>
        <source>A key&apos;s score is a weighted sum of its components</source>
        <translation>键的得分是其各分量的加权和</translation>
    </message>
    <message>
        <source>The same after a matrix W; nothing bends in between, so one column WU could do it</source>
        <translation>先乘矩阵 W，其余相同；中间没有非线性，用一列 WU 就能代替</translation>
    </message>
    <message>
        <source>Components are bent to between −1 and 1 first: no large one decides alone</source>
        <translation>先把各分量压到 −1 与 1 之间：没有哪个大的分量能独自决定</translation>
    </message>
    <message>
        <source>A small network scores each key: it can react to combinations of components</source>
        <translation>由一个小网络给每个键打分：能对分量的组合作出反应</translation>
    </message>
    <message>
        <source>Every key gets a share, high scores by far the most; a row adds up to 1</source>
        <translation>每个键都有份额，得分高的占绝大部分；每行之和为 1</translation>
    </message>
    <message>
        <source>Negative scores get nothing, the others a share in proportion; a row adds up to 1</source>
        <translation>负的得分没有份额，其余按比例分配；每行之和为 1</translation>
    </message>
    <message>
        <source>Negative scores get nothing, the others count as they are: keys do not compete, and a row adds up to anything</source>
        <translation>负的得分为 0，其余原样作为权重：键之间没有竞争，每行之和不定</translation>
    </message>
    <message>
        <source>Like softmax, but low scores get exactly 0: few keys share the whole</source>
        <translation>与 softmax 相似，但低得分恰为 0：由少数键分享全部权重</translation>
    </message>
    <message>
        <source>Each key gets between 0 and 1 by its own score: keys do not compete, and a row adds up to anything</source>
        <translation>每个键按自己的得分得到 0 到 1：键之间不竞争，一行的和可为任意值</translation>
    </message>
    <message>
        <source>Negative scores get nothing, the others count as they are, divided by the number of keys: long texts add up to no more than short ones</source>
        <translation>负得分得不到，其余按原值计并除以键数：长文本的和不会比短文本大</translation>
    </message>
    <message>
        <source>Each score is divided by its row&apos;s sum: right for kernels, whose values are weights already</source>
        <translation>每个得分除以所在行的和：适合核函数，其值本来就是权重</translation>
    </message>
    <message>
        <source>Scores are the weights: keys do not compete, and a row adds up to anything</source>
        <translation>得分就是权重：键之间没有竞争，每行之和不定</translation>
    </message>
    <message>
        <source>Every query may look at every key</source>
        <translation>每个查询都可以看每个键</translation>
    </message>
    <message>
        <source>A token looks at itself and at what came before, never ahead: as in models that write the next word</source>
        <translation>词元只看自己和前文，从不看后文：如同逐词生成的模型</translation>
    </message>
    <message>
        <source>A token looks only a few places to each side: long texts cost less, and far words are out of reach</source>
        <translation>词元只看两侧不远处：长文本的开销更小，远处的词够不到</translation>
    </message>
    <message>
        <source>Tokens that only fill a sentence up to a length are not looked at</source>
        <translation>只为凑足长度的填充词元不会被看到</translation>
    </message>
    <message>
        <source>A token looks at those it has an edge to, and at itself: attention becomes a graph network</source>
        <translation>词元只看与它有边相连的词元和它自己：注意力成为图网络</translation>
    </message>
    <message>
        <source>Your own matrix: true and false allow and forbid, numbers are added to the scores</source>
        <translation>你自己的矩阵：真与假表示允许与禁止，数值则加到得分上</translation>
    </message>
    <message>
        <source>Self-attention: the tokens of one sentence ask each other</source>
        <translation>自注意力：同一句的词元互相查询</translation>
    </message>
    <message>
        <source>Cross-attention: the tokens of the first sentence ask those of the second</source>
        <translation>交叉注意力：第一句的词元查询第二句的词元</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>向量</translation>
    </message>
    <message>
        <source>Vectors of your own ask and answer: frames of sound, pieces of an image, states of a network</source>
        <translation>由你自己的向量来查询和回答：声音的帧、图像的小块、网络的状态</translation>
    </message>
    <message>
        <source>Kernel regression: each place asks the data points, and their weighted mean is the curve</source>
        <translation>核回归：每个位置查询数据点，它们的加权平均就是曲线</translation>
    </message>
    <message>
        <source>Each word and each mark asks and answers by itself</source>
        <translation>每个词和每个标点各自查询和回答</translation>
    </message>
    <message>
        <source>Each character asks and answers by itself: far more cells, and no token knows its word</source>
        <translation>每个字符各自查询和回答：单元格多得多，词元也不知道自己属于哪个词</translation>
    </message>
    <message>
        <source>Cut at spaces only: marks stay with their word, and “tired.” is not “tired”</source>
        <translation>只在空格处切分：标点留在词上，“tired.”与“tired”不是同一个词元</translation>
    </message>
    <message>
        <source>All words are equally far apart: a token is like the same word only</source>
        <translation>所有词两两距离相等：词元只与相同的词相似</translation>
    </message>
    <message>
        <source>Random vectors</source>
        <translation>随机向量</translation>
    </message>
    <message>
        <source>Each word lies somewhere by chance: the same word is found again, related words are not</source>
        <translation>每个词的位置是随机的：能找到相同的词，找不到相关的词</translation>
    </message>
    <message>
        <source>Similar spellings lie near each other: “walk”, “walked” and “walking” find one another</source>
        <translation>拼写相近的词彼此靠近：“walk”“walked”“walking”能互相找到</translation>
    </message>
    <message>
        <source>Trained vectors from a file: words of related meaning lie near each other</source>
        <translation>来自文件的训练好的向量：意义相关的词彼此靠近</translation>
    </message>
    <message>
        <source>A small table that comes along: the words of the examples lie by what they mean</source>
        <translation>程序自带的小词表：示例中的词按词义分布</translation>
    </message>
    <message>
        <source>Order is not told: in another order the tokens get the very same weights</source>
        <translation>不告知顺序：打乱词元的顺序，权重也完全一样</translation>
    </message>
    <message>
        <source>Waves are added to each vector: heads can look for a place, or for a neighbour</source>
        <translation>给每个向量加上波形：头可以寻找某个位置，或者邻近的词元</translation>
    </message>
    <message>
        <source>Random table</source>
        <translation>随机表</translation>
    </message>
    <message>
        <source>A vector by chance is added for each place: places can be told apart, but near ones are no more alike than far ones</source>
        <translation>给每个位置加上一个随机向量：位置可以区分，但近的位置并不比远的更相似</translation>
    </message>
    <message>
        <source>Queries and keys are turned by their place: scores see how far apart two tokens are, not where they stand</source>
        <translation>查询和键按位置旋转：得分只看两个词元相距多远，不看它们在哪里</translation>
    </message>
    <message>
        <source>Each score loses in proportion to the distance: nearer tokens get more, in some heads far more</source>
        <translation>每个得分按距离成比例地减少：近的词元得到更多，在某些头里多得多</translation>
    </message>
    <message>
        <source>Components 1 and 2, 3 and 4, … turn together: how the method was first described</source>
        <translation>第 1、2 分量，第 3、4 分量……成对旋转：方法最初的描述方式</translation>
    </message>
    <message>
        <source>Each component of the first half turns with one of the second: what many trained weights expect</source>
        <translation>前一半的每个分量与后一半的一个成对旋转：许多训练好的权重要求如此</translation>
    </message>
    <message>
        <source>Random, from the seed</source>
        <translation>随机（由种子决定）</translation>
    </message>
    <message>
        <source>Matrices as before any training: heads differ, but look at nothing in particular</source>
        <translation>训练之前的矩阵：各头不同，但并不特意看什么</translation>
    </message>
    <message>
        <source>Q = K = V = X: each token looks at those whose vectors resemble its own</source>
        <translation>Q = K = V = X：每个词元看向量与自己相似的词元</translation>
    </message>
    <message>
        <source>Each head is built for a pattern you choose: previous token, same word and so on</source>
        <translation>每个头按你选的模式构造：前一词元、相同的词等</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>来自文件</translation>
    </message>
    <message>
        <source>Matrices of your own, trained ones for example: heads look where these make them</source>
        <translation>你自己的矩阵，例如训练好的：头看哪里由它们决定</translation>
    </message>
    <message>
        <source>Each token looks at the one before it</source>
        <translation>每个词元看它前面的一个</translation>
    </message>
    <message>
        <source>Each token looks at the one after it</source>
        <translation>每个词元看它后面的一个</translation>
    </message>
    <message>
        <source>All tokens look at the first one</source>
        <translation>所有词元都看第一个</translation>
    </message>
    <message>
        <source>Each token looks wherever its word stands, itself included</source>
        <translation>每个词元看同一个词出现的所有位置，包括自己</translation>
    </message>
    <message>
        <source>Each token looks at itself: its value passes through</source>
        <translation>每个词元只看自己：它的值原样通过</translation>
    </message>
    <message>
        <source>Each token looks around itself, the less the farther: like a blurred picture</source>
        <translation>每个词元看自己周围，越远越少：如同模糊的图像</translation>
    </message>
    <message>
        <source>Each token looks at all alike: its output is the mean of all values</source>
        <translation>每个词元平均地看所有词元：输出就是所有值的平均</translation>
    </message>
    <message>
        <source>Each token looks at words whose embedding resembles its own</source>
        <translation>每个词元看嵌入与自己相似的词</translation>
    </message>
    <message>
        <source>One head from left to right: the vectors X of the tokens become queries, keys and values; queries and keys make the scores, these the weights A, and the weights mix the values. Point at a cell and see in every matrix which rows and columns made it. A double click enlarges a matrix.</source>
        <translation>从左到右展示一个头：词元的向量 X 变成查询、键和值；查询与键得出得分，得分变成权重 A，权重再混合值。指向一个单元格，就能在每个矩阵里看到它由哪些行和列得来。双击可放大矩阵。</translation>
    </message>
    <message>
        <source>The weights of all heads side by side: rows ask, columns answer, dark is much. Beside each stands what it mostly looks at. Sort them by how focused or how far-sighted they are, or add their mean, maximum or rollout. A double click enlarges a head.</source>
        <translation>所有头的权重并排显示：行查询，列回答，颜色越深越多。每个头旁边写着它主要看什么。可以按集中程度或看得远近排序，也可以加上它们的平均、最大值或 rollout。双击可放大一个头。</translation>
    </message>
    <message>
        <source>Tokens that ask on one side, tokens that answer on the other, joined by curves as thick as the weight, a colour for each head. Click a token to see its links alone. A colour&apos;s square shows or hides its head, a double click leaves only that one.</source>
        <translation>一侧是查询的词元，另一侧是回答的词元，由曲线相连，曲线的粗细就是权重，每个头一种颜色。点击一个词元，只看它的连线。色块可显示或隐藏对应的头，双击则只留下这一个。</translation>
    </message>
    <message>
        <source>The computation for one token, from its vector to its output: each step with its formula, the real numbers and a sentence that names your tokens. Arrow keys go on and back, digits choose a step.</source>
        <translation>一个词元从向量到输出的计算过程：每一步都有公式、真实的数值和一句提到你的词元的说明。方向键前进和后退，数字键选择步骤。</translation>
    </message>
    <message>
        <source>Any matrix of the computation: as a heat map, with its numbers where there is room, or as a table. Weights can be changed by hand after a double click, and everything can be copied and saved.</source>
        <translation>计算中的任意矩阵：以热图显示，空间足够时带数值，也可以用表格显示。双击后可以手动修改权重，所有内容都能复制和保存。</translation>
    </message>
    <message>
        <source>Tokens as points, seen along the two directions in which they differ most: what lies near has similar vectors. Choose the input, the output, queries and keys together, or arrows from before attention to after it.</source>
        <translation>词元作为点，从差异最大的两个方向看去：靠近的点向量相似。可以选择输入、输出、查询与键一起，或从注意力之前指向之后的箭头。</translation>
    </message>
    <message>
        <source>Attention as kernel regression: at each place the curve is the mean of the data points, weighted by how near they are. Move the bandwidth and see the curve become smooth or restless; point at a place to see its weights.</source>
        <translation>作为核回归的注意力：曲线在每个位置都是数据点按远近加权的平均。移动带宽，看曲线变得平滑或起伏；指向一个位置，看它的权重。</translation>
    </message>
    <message>
        <source>Two states and their difference: pin one as A, change what you like, and see A, B and B − A in the same colours.</source>
        <translation>两个状态及其差：把一个固定为 A，随意更改，然后用同样的颜色看 A、B 和 B − A。</translation>
    </message>
    <message>
        <source>Heads stand in the order of their numbers</source>
        <translation>各头按编号排列</translation>
    </message>
    <message>
        <source>Heads that look at few tokens first, those that spread last</source>
        <translation>看得集中的头在前，看得分散的在后</translation>
    </message>
    <message>
        <source>Heads that look near first, those that look far away last</source>
        <translation>看得近的头在前，看得远的在后</translation>
    </message>
    <message>
        <source>A colour means the same number in every head</source>
        <translation>同一种颜色在每个头里表示同样的数值</translation>
    </message>
    <message>
        <source>Each head uses all colours: faint patterns show, but heads cannot be compared by colour</source>
        <translation>每个头都用全部颜色：微弱的模式看得见，但各头不能按颜色比较</translation>
    </message>
    <message>
        <source>How much each query takes of each key</source>
        <translation>每个查询从每个键取多少</translation>
    </message>
    <message>
        <source>What the weights are made of: how well query and key match, before keys compete</source>
        <translation>权重的来源：键互相竞争之前，查询与键有多匹配</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Only the heads themselves</source>
        <translation>只显示各头本身</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>The mean of all heads: what they look at together</source>
        <translation>所有头的平均：它们共同看什么</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>The largest weight of any head: what at least one looks at</source>
        <translation>各头中的最大权重：至少有一个头在看什么</translation>
    </message>
    <message>
        <source>Rollout</source>
        <translation>Rollout</translation>
    </message>
    <message>
        <source>Where an output comes from when half of it passes by the heads, layer after layer</source>
        <translation>若每层都有一半绕过各头，输出逐层追溯来自哪里</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Tokens as they come in, positions included</source>
        <translation>进入时的词元，包括位置</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Tokens after attention has mixed the values</source>
        <translation>注意力混合值之后的词元</translation>
    </message>
    <message>
        <source>q and k</source>
        <translation>q 与 k</translation>
    </message>
    <message>
        <source>Queries and keys of the head in one space: what lies in one direction matches</source>
        <translation>该头的查询与键放在同一空间：方向相同的互相匹配</translation>
    </message>
    <message>
        <source>Before → after</source>
        <translation>之前 → 之后</translation>
    </message>
    <message>
        <source>Arrows from each token&apos;s input to its output</source>
        <translation>从每个词元的输入指向其输出的箭头</translation>
    </message>
    <message>
        <source>For daylight, and for figures to print</source>
        <translation>适合明亮环境和要打印的图</translation>
    </message>
    <message>
        <source>For dark rooms</source>
        <translation>适合昏暗的房间</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>The links of every token</source>
        <translation>每个词元的连线</translation>
    </message>
    <message>
        <source>the selected one</source>
        <translation>选中的一个</translation>
    </message>
    <message>
        <source>Only the links of the token pointed at or locked</source>
        <translation>只显示所指或锁定的词元的连线</translation>
    </message>
    <message>
        <source>A token looks at itself and the few before it: what a model that writes keeps in mind stays small</source>
        <translation>词元看自己和前面几个：写作的模型需要记住的很少</translation>
    </message>
    <message>
        <source>A question at the beginning is read as a whole, the answer after it word by word</source>
        <translation>开头的问题作为整体来读，其后的回答逐词来读</translation>
    </message>
    <message>
        <source>Tokens look only at those of their own block: several texts in one row stay apart</source>
        <translation>词元只看自己那一块中的词元：排成一行的几段文本互不干扰</translation>
    </message>
    <message>
        <source>A token looks at every second one or farther: as few keys as in a window, but from afar</source>
        <translation>词元每隔一个或更多才看一个：键和窗口一样少，但来自更远处</translation>
    </message>
    <message>
        <source>A few tokens look everywhere and are seen from everywhere, the others only nearby: news travels in two steps</source>
        <translation>少数词元能看到各处，也被各处看到，其余的只看附近：消息两步就能传到</translation>
    </message>
    <message>
        <source>So many keys are seen, the query&apos;s own the last of them</source>
        <translation>能看到这么多个键，最后一个是查询自己的位置</translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>前缀</translation>
    </message>
    <message>
        <source>So many keys at the beginning are seen by all queries</source>
        <translation>开头这么多个键能被所有查询看到</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>块大小</translation>
    </message>
    <message>
        <source>So many tokens see each other and no others</source>
        <translation>这么多个词元互相看到，看不到其他</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>So many keys are seen to each side</source>
        <translation>每侧能看到这么多个键</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步长</translation>
    </message>
    <message>
        <source>How far apart the keys are that a query sees</source>
        <translation>查询所看的键之间相隔多远</translation>
    </message>
    <message>
        <source>Global tokens</source>
        <translation>全局词元</translation>
    </message>
    <message>
        <source>So many tokens at the beginning see all and are seen by all</source>
        <translation>开头这么多个词元能看到全部，也被全部看到</translation>
    </message>
    <message>
        <source>Nearby</source>
        <translation>附近</translation>
    </message>
    <message>
        <source>So far to each side the other tokens see</source>
        <translation>其余词元每侧能看这么远</translation>
    </message>
    <message>
        <source>Causal window</source>
        <translation>因果窗口</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>Dilated window</source>
        <translation>空洞窗口</translation>
    </message>
    <message>
        <source>Soft cap c</source>
        <translation>软上限 c</translation>
    </message>
    <message>
        <source>Bends the scaled scores so that none is beyond ±c: c·tanh(s/c); 0: no cap</source>
        <translation>弯曲缩放后的得分 s，使其不超过 ±c：c·tanh(s/c)；0：无上限</translation>
    </message>
    <message>
        <source>Width of the hidden layer; 0: as wide as queries and keys</source>
        <translation>隐藏层的宽度；0：与查询和键同宽</translation>
    </message>
    <message>
        <source>Whose heads are looked at</source>
        <translation>查看谁的注意力头</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>What a translator has said so far</source>
        <translation>翻译模型目前为止说出的内容</translation>
    </message>
    <message>
        <source>Token numbers</source>
        <translation>词元编号</translation>
    </message>
    <message>
        <source>Of the model&apos;s vocabulary, instead of the sentence</source>
        <translation>模型词表中的编号，代替句子</translation>
    </message>
    <message>
        <source>Kinds of tokens</source>
        <translation>词元类型</translation>
    </message>
    <message>
        <source>Which sentence each token is of: 0, 1</source>
        <translation>每个词元属于哪个句子：0、1</translation>
    </message>
    <message>
        <source>Target numbers</source>
        <translation>目标编号</translation>
    </message>
    <message>
        <source>Of the model&apos;s vocabulary, instead of the target</source>
        <translation>模型词表中的编号，代替目标</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>本程序</translation>
    </message>
    <message>
        <source>A trained model</source>
        <translation>训练好的模型</translation>
    </message>
    <message>
        <source>One layer whose heads are built for a pattern, drawn at random or given: every choice is yours</source>
        <translation>一层注意力，其注意力头按模式构造、随机抽取或由您给定：一切由您选择</translation>
    </message>
    <message>
        <source>All layers of a model that has learnt from texts: what its heads look at nobody chose</source>
        <translation>从文本中学习而来的模型的所有层：它的注意力头看什么，并非由人选定</translation>
    </message>
    <message>
        <source>Trained encoder</source>
        <translation>训练好的编码器</translation>
    </message>
    <message>
        <source>Trained decoder</source>
        <translation>训练好的解码器</translation>
    </message>
    <message>
        <source>Learnt to go on with old English books; each token sees only those before it. Left to itself it soon repeats itself</source>
        <translation>在旧英文书上学会续写；每个词元只看得见它之前的词元。任其自行续写，很快就会重复</translation>
    </message>
    <message>
        <source>Trained translator</source>
        <translation>训练好的翻译器</translation>
    </message>
    <message>
        <source>Learnt to say short English sentences in Chinese: an encoder, a decoder and the attention between them. Long or bookish sentences go wrong</source>
        <translation>学会把简短的英文句子译成中文：编码器、解码器和二者之间的注意力。长句或书面语会译错</translation>
    </message>
    <message>
        <source>Every head of every layer as a small map, framed in the colour of what it does. Choose a token that asks and one that answers: all heads are ranked by that weight. For trained models of several layers.</source>
        <translation>每一层的每个头都是一张小图，边框颜色表示它在做什么。选一个提问的词元和一个回答的词元：所有头按这个权重排名。用于有多层的训练好的模型。</translation>
    </message>
    <message>
        <source>Atlas</source>
        <translation>图集</translation>
    </message>
    <message>
        <source>Every head of every layer</source>
        <translation>每一层的每个头</translation>
    </message>
    <message>
        <source>Trained model</source>
        <translation>训练好的模型</translation>
    </message>
    <message>
        <source>One that ships, or a folder with config.json and safetensors files</source>
        <translation>随程序提供的模型，或含有 config.json 与 safetensors 文件的文件夹</translation>
    </message>
    <message>
        <source>Divided by what the model was trained with: scores keep the spread that its weights expect</source>
        <translation>除以模型训练时所用的数：得分保持其权重所适应的分布范围</translation>
    </message>
    <message>
        <source>The way of sharing that the model was trained with: another one shows what depends on it</source>
        <translation>模型训练时所用的分配方式：换一种，就能看出什么依赖于它</translation>
    </message>
    <message>
        <source>What a trained model expects next, or at a token that you hide, as bars; below them what it would say after each layer already. Alter the model, and the bars stand beside those of the model as it was trained.</source>
        <translation>训练好的模型预计接下来是什么，或在你遮住的词元处是什么，以条形显示；下方是它在每一层之后就会说的。改动模型后，条形会与未改动时的并排显示。</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>What the model expects, layer by layer</source>
        <translation>模型逐层预计什么</translation>
    </message>
    <message>
        <source>Hidden tokens</source>
        <translation>隐藏的词元</translation>
    </message>
    <message>
        <source>Places where the model sees its mask token: 3, 5</source>
        <translation>模型在这些位置看到的是掩码词元：3, 5</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>One attention, as layer3 or cross/layer2; empty: all</source>
        <translation>其中一个注意力，如 layer3 或 cross/layer2；留空：全部</translation>
    </message>
    <message>
        <source>Rank r</source>
        <translation>秩 r</translation>
    </message>
    <message>
        <source>How few dimensions does a head&apos;s pattern need? W_Q·W_Kᵀ keeps its r largest; 0: all</source>
        <translation>一个头的模式最少需要几个维度？W_Q·W_Kᵀ 保留最大的 r 个；0：全部</translation>
    </message>
    <message>
        <source>Heads kept</source>
        <translation>保留的头</translation>
    </message>
    <message>
        <source>How few heads does this sentence need? Those that add most stay on; 0: all</source>
        <translation>这个句子最少需要几个头？贡献最大的保持开启；0：全部</translation>
    </message>
    <message>
        <source>In how few directions do these tokens differ? What enters attention keeps the first of them; 0: all</source>
        <translation>这些词元最少在几个方向上有差别？进入注意力的向量保留其中的前几个；0：全部</translation>
    </message>
    <message>
        <source>as trained</source>
        <translation>与训练时相同</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>标点</translation>
    </message>
    <message>
        <source>special tokens</source>
        <translation>特殊词元</translation>
    </message>
    <message>
        <source>same token before</source>
        <translation>此前的相同词元</translation>
    </message>
    <message>
        <source>what followed before</source>
        <translation>此前紧随其后的词元</translation>
    </message>
    <message>
        <source>Weights × values</source>
        <translation>权重 × 值</translation>
    </message>
    <message>
        <source>How much each key brings: the length of weight times value after the output projection. A large weight on a short value brings little</source>
        <translation>每个键带来多少：权重乘值、再经输出投影后的长度。很大的权重配上很短的值，带来的也很少</translation>
    </message>
    <message>
        <source>Join the pieces of words</source>
        <translation>把词的片段合并</translation>
    </message>
    <message>
        <source>Show each word as one token: weights to its pieces are added, those from them averaged</source>
        <translation>每个词显示为一个词元：指向其片段的权重相加，从片段发出的取平均</translation>
    </message>
    <message>
        <source>Hide special tokens</source>
        <translation>隐藏特殊词元</translation>
    </message>
    <message>
        <source>Leave out [CLS], &lt;/s&gt; and their like; the shares of the other keys are made to add up again</source>
        <translation>略去 [CLS]、&lt;/s&gt; 之类；其余键的份额重新加总为一</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>What the model looks at: a picture, or its numbers as npy or npz; 0: an even grey</source>
        <translation>模型所看的内容：一张图片，或其数值（npy、npz）；0：一片均匀的灰色</translation>
    </message>
    <message>
        <source>What the tokens are cut from that ask and answer</source>
        <translation>提问和应答的词元从这里切分出来</translation>
    </message>
    <message>
        <source>The vectors that are looked at: numbers, or a file of them</source>
        <translation>被看的向量：直接写数字，或给出数字文件</translation>
    </message>
    <message>
        <source>The vectors that ask, one a row: numbers, or a file of them</source>
        <translation>提问的向量，每行一个：直接写数字，或给出数字文件</translation>
    </message>
    <message>
        <source>What each key hands over to those that look at it: numbers, or a file of them</source>
        <translation>每个键交给看它的查询的内容：直接写数字，或给出数字文件</translation>
    </message>
    <message>
        <source>Where the data points lie: these places answer as keys</source>
        <translation>数据点的位置：它们作为键来应答</translation>
    </message>
    <message>
        <source>The heights of the data points: the values that are averaged by weight</source>
        <translation>数据点的高度：按权重求平均的值</translation>
    </message>
    <message>
        <source>What is drawn, as the window shows it</source>
        <translation>画什么，与窗口所示相同</translation>
    </message>
    <message>
        <source>How wide the figure is printed</source>
        <translation>插图印出来有多宽</translation>
    </message>
    <message>
        <source>How high the figure is printed</source>
        <translation>插图印出来有多高</translation>
    </message>
    <message>
        <source>What width and height are given in; the figure stays as large as it is</source>
        <translation>宽和高所用的单位；插图大小不变</translation>
    </message>
    <message>
        <source>PDF and SVG stay sharp at every size and keep their text, the others are made of pixels</source>
        <translation>PDF 和 SVG 放大多少都清晰，文字仍是文字；其余由像素组成</translation>
    </message>
    <message>
        <source>As it is printed: letters below 5 points are hard to read</source>
        <translation>指印出来的大小：小于 5 磅的字很难看清</translation>
    </message>
    <message>
        <source>Beside the picture: which colour is which number</source>
        <translation>在图旁说明哪种颜色是哪个数</translation>
    </message>
    <message>
        <source>A small network learns a task from examples while you watch: how it does on texts it never learns from, and whom it looks at while it answers one. The slider goes back to any moment, in every view.</source>
        <translation>看一个小网络从例子中学会一项任务：它在从未学过的文本上表现如何，回答时关注哪里。滑块可以在所有视图中回到任一时刻。</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>A network is taught, and can be watched</source>
        <translation>训练一个网络，并观看过程</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>How much is right at the end, by the length of the text</source>
        <translation>结束时答对多少，按文本长度</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>How long the gradient of each parameter was, by step: what it learns by</source>
        <translation>每一步中各参数的梯度有多长：它靠这个学习</translation>
    </message>
    <message>
        <source>Softmax slope</source>
        <translation>softmax 斜率</translation>
    </message>
    <message>
        <source>How far from one-hot the weights are: at zero no gradient passes to q and k</source>
        <translation>权重离独热有多远：为零时没有梯度传到 q 和 k</translation>
    </message>
    <message>
        <source>Learnt to fill in hidden words of old English books; each token sees all others. In its head 3.5 “it” looks at the animal even before “too wide”; long sentences go worse</source>
        <translation>在旧英文书上学会填补被遮住的词；每个词元都看得见其他所有词元。在它的头 3.5 中，即使是“too wide”，“it”看的仍是 animal；长句效果更差</translation>
    </message>
</context>
<context>
    <name>layers</name>
    <message>
        <source>Encoder, layer %1</source>
        <translation>编码器，第 %1 层</translation>
    </message>
    <message>
        <source>E%1</source>
        <translation>编%1</translation>
    </message>
    <message>
        <source>Decoder, layer %1</source>
        <translation>解码器，第 %1 层</translation>
    </message>
    <message>
        <source>D%1</source>
        <translation>解%1</translation>
    </message>
    <message>
        <source>Cross-attention, layer %1</source>
        <translation>交叉注意力，第 %1 层</translation>
    </message>
    <message>
        <source>C%1</source>
        <translation>交%1</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>第 %1 层</translation>
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
    <message>
        <source>%1: query %2 does not look at key %3.</source>
        <translation>%1：查询 %2 不看键 %3。</translation>
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
        <translation>%1，颜色至 %2</translation>
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
        <source>The weight falls like a parabola: slowly near the query, to zero at the bandwidth.</source>
        <translation>权重像抛物线一样下降：在查询附近下降得慢，到带宽处为零。</translation>
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
        <source>Each key is let through by itself, none takes from another; with m keys a score of 0 gives about 1/m.</source>
        <translation>每个键单独放行，互不争夺；有 m 个键时，得分 0 约得 1/m。</translation>
    </message>
    <message>
        <source>Negative scores count nothing; the division by the number of keys m keeps the row near a mean, whatever the length.</source>
        <translation>负得分不计；除以键数 m 使一行接近平均，无论文本多长。</translation>
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
        <source>“%1” is token %2 of the %3 that ask. On the other side, %4 answer.</source>
        <translation>“%1”是提问的 %3 个词元中的第 %2 个。另一边有 %4 个回答。</translation>
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
        <source>The positive scores of “%1” are divided by the number of keys</source>
        <translation>“%1”的正得分除以键数</translation>
    </message>
    <message>
        <source>The kernel&apos;s numbers for “%1” are divided by the number of keys</source>
        <translation>“%1”的核函数值除以键数</translation>
    </message>
    <message>
        <source>The sigmoid turns each score of “%1” into a weight by itself</source>
        <translation>Sigmoid 把“%1”的每个得分单独变为权重</translation>
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
    <message>
        <source>The same matrices serve every token of this head. Then R turns pair c of the numbers of a query or key by the angle θ, which grows with the place; values are not turned.</source>
        <translation>这个头的所有词元共用同样的矩阵。随后 R 把查询或键的第 c 对数旋转角度 θ，位置越靠后角度越大；值不旋转。</translation>
    </message>
    <message>
        <source>The same matrices and biases serve every token of this head. Then R turns pair c of the numbers of a query or key by the angle θ, which grows with the place; values are not turned.</source>
        <translation>这个头的所有词元共用同样的矩阵和偏置。随后 R 把查询或键的第 c 对数旋转角度 θ，位置越靠后角度越大；值不旋转。</translation>
    </message>
    <message>
        <source>The farther away a key is, the more is taken from its score.</source>
        <translation>键离得越远，得分被减去得越多。</translation>
    </message>
    <message>
        <source>A forbidden key gets a score of minus infinity, and so a weight of exactly 0; from the others the more is taken the farther away they are.</source>
        <translation>被禁止的键得分为负无穷，因此权重恰好为 0；其余的键离得越远，得分被减去得越多。</translation>
    </message>
    <message>
        <source>Linear bias: with every token of distance a score falls by α = %1 in this head.</source>
        <translation>线性偏置：在这个头中，距离每增加一个词元，得分下降 α = %1。</translation>
    </message>
    <message>
        <source>Keys far from “%1” lose score</source>
        <translation>离“%1”远的键得分降低</translation>
    </message>
    <message>
        <source>A query of one number has no pair that could be turned.</source>
        <translation>只有一个数的查询没有可以旋转的数对。</translation>
    </message>
    <message>
        <source>“%1” stands at place %2: numbers %3 and %4 of its query, (%5, %6), are turned by %7 and become (%8, %9).</source>
        <translation>“%1”位于第 %2 位：其查询的第 %3、%4 个数 (%5, %6) 旋转 %7，变为 (%8, %9)。</translation>
    </message>
    <message>
        <source>The last pair, %1 and %2, turns slowest: by %3.</source>
        <translation>最后一对，即第 %1、%2 个数，转得最慢：%3。</translation>
    </message>
    <message>
        <source>Causal window: a token sees itself and what stands just before it, %1 keys in all.</source>
        <translation>因果窗口：词元看到自己和紧接在前的，共 %1 个键。</translation>
    </message>
    <message>
        <source>Prefix: the first %1 keys are seen by all; of the others no token sees what comes after it.</source>
        <translation>前缀：前 %1 个键被所有词元看到；其余部分，词元看不到它之后的内容。</translation>
    </message>
    <message>
        <source>Blocks: tokens see only those of their own block of %1.</source>
        <translation>分块：词元只看到自己那一块中的 %1 个词元。</translation>
    </message>
    <message>
        <source>Dilated window: %1 keys to each side are seen, every %2. one.</source>
        <translation>空洞窗口：每侧看到 %1 个键，每隔 %2 位一个。</translation>
    </message>
    <message>
        <source>Global tokens: the first %1 see all and are seen by all; the others see %2 to each side.</source>
        <translation>全局词元：前 %1 个看到全部，也被全部看到；其余的每侧看 %2 个。</translation>
    </message>
    <message>
        <source>Nothing divides the scores.</source>
        <translation>得分不除以任何数。</translation>
    </message>
    <message>
        <source>Soft cap: small scores stay nearly what they are, large ones bend, and none goes beyond ±%1.</source>
        <translation>软上限：小的得分几乎不变，大的得分被压弯，都不超过 ±%1。</translation>
    </message>
    <message>
        <source>The scores are capped at ±%1</source>
        <translation>得分以 ±%1 为软上限</translation>
    </message>
    <message>
        <source>The scores are divided by %1 and capped at ±%2</source>
        <translation>得分除以 %1，再以 ±%2 为软上限</translation>
    </message>
    <message>
        <source>The best key of “%1” is “%2” with %3; divided it has %5, capped %4.</source>
        <translation>“%1”的最佳键是“%2”，得分 %3；相除后为 %5，加软上限后为 %4。</translation>
    </message>
    <message>
        <source>The best key of “%1” is “%2” with %3; capped it has %4.</source>
        <translation>“%1”的最佳键是“%2”，得分 %3；加软上限后为 %4。</translation>
    </message>
    <message>
        <source>Norm before</source>
        <translation>之前的归一化</translation>
    </message>
    <message>
        <source>Norm of the output</source>
        <translation>输出的归一化</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>残差</translation>
    </message>
    <message>
        <source>Norm of the sum</source>
        <translation>和的归一化</translation>
    </message>
    <message>
        <source>Norm before the net</source>
        <translation>前馈网络之前的归一化</translation>
    </message>
    <message>
        <source>Net: inside</source>
        <translation>前馈网络：内部</translation>
    </message>
    <message>
        <source>Net: output</source>
        <translation>前馈网络：输出</translation>
    </message>
    <message>
        <source>Norm of the net</source>
        <translation>前馈网络的归一化</translation>
    </message>
    <message>
        <source>Residual of the net</source>
        <translation>前馈网络的残差</translation>
    </message>
    <message>
        <source>Norm of this sum</source>
        <translation>此和的归一化</translation>
    </message>
    <message>
        <source>Last norm</source>
        <translation>最后的归一化</translation>
    </message>
    <message>
        <source>The numbers of each token are brought to mean 0 and variance 1, then stretched as was learnt.</source>
        <translation>每个词元的数先化为均值 0、方差 1，再按学到的比例缩放。</translation>
    </message>
    <message>
        <source>The numbers of each token are brought to mean 0 and variance 1, then stretched and shifted as was learnt.</source>
        <translation>每个词元的数先化为均值 0、方差 1，再按学到的比例缩放和平移。</translation>
    </message>
    <message>
        <source>The numbers of each token are divided by their root mean square, then stretched as was learnt.</source>
        <translation>每个词元的数先除以其均方根，再按学到的比例缩放。</translation>
    </message>
    <message>
        <source>What came in is added, so that nothing of it is lost.</source>
        <translation>加上进入时的向量，因此它什么也没有丢失。</translation>
    </message>
    <message>
        <source>A feed-forward net makes a wider vector of each token by itself, and bends each of its numbers.</source>
        <translation>前馈网络单独把每个词元变成更宽的向量，再用激活函数弯曲其中的每个数。</translation>
    </message>
    <message>
        <source>A feed-forward net makes two wider vectors of each token by itself; one is bent and says how much of the other gets through.</source>
        <translation>前馈网络单独把每个词元变成两个更宽的向量；其中一个经激活函数弯曲，决定另一个通过多少。</translation>
    </message>
    <message>
        <source>The wider vector is brought back to the layer&apos;s width.</source>
        <translation>更宽的向量变回该层的宽度。</translation>
    </message>
    <message>
        <source>%1 for “%2”</source>
        <translation>“%2”的%1</translation>
    </message>
    <message>
        <source>The net is given what enters the layer, as the attention is: both work side by side.</source>
        <translation>前馈网络与注意力一样得到进入该层的向量：两者并行工作。</translation>
    </message>
    <message>
        <source>The model has a vocabulary: what is frequent is one token, the rest is cut into pieces. Tokens such as [CLS] stand for no text.</source>
        <translation>模型有一个词表：常见的是一个词元，其余切成片段。[CLS] 之类的词元不代表任何文字。</translation>
    </message>
    <message>
        <source>Vectors of tokens, and of places where the model has such, were learnt; the same token at the same place always gets the same one.</source>
        <translation>词元的向量，以及模型若有的位置的向量，都是学来的；同一词元在同一位置得到的总是同一个。</translation>
    </message>
    <message>
        <source>In these vectors is what the layers before have found out about each token.</source>
        <translation>这些向量里是前面各层对每个词元的发现。</translation>
    </message>
    <message>
        <source>The decoder has looked at what it said itself; now it asks the text that was given.</source>
        <translation>解码器已看过自己说的话；现在它询问给定的文本。</translation>
    </message>
    <message>
        <source>“%1” in numbers:</source>
        <translation>“%1”的数字：</translation>
    </message>
    <message>
        <source>T has a row for each token and a column for each different word: the row of “%1” has a single 1, in column %2. It says which word this is, and nothing yet of what it means.</source>
        <translation>T 的每一行对应一个词元，每一列对应一个不同的词：“%1”那一行只有一个 1，在第 %2 列。它只说明这是哪个词，还没有说它是什么意思。</translation>
    </message>
    <message>
        <source>The word of “%1” stands in the text %2 times: these rows are the same.</source>
        <translation>“%1”这个词在文本中出现 %2 次：这几行完全相同。</translation>
    </message>
    <message>
        <source>or</source>
        <comment>masks</comment>
        <translation>或</translation>
    </message>
    <message>
        <source>where</source>
        <comment>masks</comment>
        <translation>当</translation>
    </message>
    <message>
        <source>“%1” comes with %2 numbers; the cosine between them and those that its layer was given is %3.</source>
        <translation>“%1”带着 %2 个数进来；它们与本层得到的那些数之间的余弦是 %3。</translation>
    </message>
    <message>
        <source>“%1” comes with %2 numbers; the cosine between them and those that the first layer was given is %3.</source>
        <translation>“%1”带着 %2 个数进来；它们与第一层得到的那些数之间的余弦是 %3。</translation>
    </message>
    <message>
        <source>“%1” comes as a vector of %2 numbers.</source>
        <translation>“%1”进来时是由 %2 个数组成的向量。</translation>
    </message>
    <message>
        <source>“%1” is number %2 of the vocabulary and picks that row of a table: %3 numbers.</source>
        <translation>“%1”在词表中的编号是 %2，它取出表中的那一行：%3 个数。</translation>
    </message>
    <message>
        <source>The numbers of “%1” have a root mean square of %2; behind the norm it is %3.</source>
        <translation>“%1”的各数的均方根是 %2；归一化之后是 %3。</translation>
    </message>
    <message>
        <source>The numbers of “%1” have a mean of %2 and a spread of %3; behind the norm it is %4 and %5.</source>
        <translation>“%1”的各数均值为 %2，标准差为 %3；归一化之后分别为 %4 和 %5。</translation>
    </message>
    <message>
        <source>The vector of “%1” is %2 long, what is added to it %3; the sum is %4 long.</source>
        <translation>“%1”的向量长 %2，加上去的向量长 %3；和的长度是 %4。</translation>
    </message>
    <message>
        <source>Of the %2 numbers that the net makes of “%1”, %3 are above 0; the largest, number %4, is %5.</source>
        <translation>网络由“%1”得到的 %2 个数中，有 %3 个大于 0；其中最大的是第 %4 个，为 %5。</translation>
    </message>
    <message>
        <source>The %2 numbers inside the net become %3 for “%1”, a vector %4 long.</source>
        <translation>对“%1”，网络内部的 %2 个数变成 %3 个，即一个长度为 %4 的向量。</translation>
    </message>
    <message>
        <source>“%1” and “%2” in numbers:</source>
        <translation>“%1”与“%2”的数字：</translation>
    </message>
    <message>
        <source>the %1 others together:</source>
        <translation>其余 %1 项合计：</translation>
    </message>
    <message>
        <source>(head %1)</source>
        <translation>（头 %1）</translation>
    </message>
    <message>
        <source>The network reads words or characters, as it did while it learnt.</source>
        <translation>网络按词或按字符读取，与学习时一样。</translation>
    </message>
    <message>
        <source>What the decoder knows before it says this asks; what the encoder knows of each token, having read the text from both ends, answers.</source>
        <translation>提问的是解码器在说出这一个之前所知道的；回答的是编码器从两端读过文本后对每个词元所知道的。</translation>
    </message>
    <message>
        <source>The picture is cut into squares, which are called by their row and column. cls stands for none of them.</source>
        <translation>图片被切成方块，各按其行（r）和列（c）命名；cls 不代表任何方块。</translation>
    </message>
    <message>
        <source>The numbers of tokens in the model&apos;s vocabulary were given; no text was cut.</source>
        <translation>给出的是词元在模型词表中的编号，没有切分文本。</translation>
    </message>
    <message>
        <source>The picture is cut into %1 squares</source>
        <translation>图片被切成 %1 个方块</translation>
    </message>
    <message>
        <source>Tokens are given by their numbers</source>
        <translation>词元由编号给出</translation>
    </message>
    <message>
        <source>The vectors that enter were reduced to their first %1 directions: x is what the one of “%2” is in these.</source>
        <translation>进入的向量只保留了前 %1 个方向：x 是“%2”的向量在这些方向上的部分。</translation>
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
        <translation>被掩码遮去</translation>
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
    <message>
        <source>unturned query vectors</source>
        <translation>旋转前的查询向量</translation>
    </message>
    <message>
        <source>unturned key vectors</source>
        <translation>旋转前的键向量</translation>
    </message>
    <message>
        <source>turned query vectors</source>
        <translation>旋转后的查询向量</translation>
    </message>
    <message>
        <source>turned key vectors</source>
        <translation>旋转后的键向量</translation>
    </message>
    <message>
        <source>mask and distance bias</source>
        <translation>掩码与距离偏置</translation>
    </message>
    <message>
        <source>distance bias</source>
        <translation>距离偏置</translation>
    </message>
    <message>
        <source>scores after mask and distance bias</source>
        <translation>掩码和距离偏置后得分</translation>
    </message>
    <message>
        <source>scores after the distance bias</source>
        <translation>距离偏置后得分</translation>
    </message>
    <message>
        <source>scores after the soft cap</source>
        <translation>软上限后得分</translation>
    </message>
    <message>
        <source>states between layers</source>
        <translation>层间状态</translation>
    </message>
    <message>
        <source>predictions before softmax</source>
        <translation>softmax 之前的预测</translation>
    </message>
    <message>
        <source>number of the token</source>
        <translation>词元编号</translation>
    </message>
    <message>
        <source>dimension of the net</source>
        <translation>前馈网络的维度</translation>
    </message>
    <message>
        <source>weights times values</source>
        <translation>权重乘以值</translation>
    </message>
    <message>
        <source>input after the norm</source>
        <translation>归一化后的输入</translation>
    </message>
    <message>
        <source>output after the norm</source>
        <translation>归一化后的输出</translation>
    </message>
    <message>
        <source>residual sum</source>
        <translation>残差和</translation>
    </message>
    <message>
        <source>sum after the norm</source>
        <translation>归一化后的和</translation>
    </message>
    <message>
        <source>input of the net after the norm</source>
        <translation>归一化后的前馈网络输入</translation>
    </message>
    <message>
        <source>net before it bends</source>
        <translation>激活前的前馈网络</translation>
    </message>
    <message>
        <source>gate before it bends</source>
        <translation>激活前的门</translation>
    </message>
    <message>
        <source>inside of the net</source>
        <translation>前馈网络内部</translation>
    </message>
    <message>
        <source>output of the net</source>
        <translation>前馈网络的输出</translation>
    </message>
    <message>
        <source>output of the net after the norm</source>
        <translation>归一化后的前馈网络输出</translation>
    </message>
    <message>
        <source>residual sum of the net</source>
        <translation>前馈网络的残差和</translation>
    </message>
    <message>
        <source>sum of the net after the norm</source>
        <translation>归一化后的前馈网络残差和</translation>
    </message>
</context>
<context>
    <name>ui::ActionBar</name>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>What has no room in this row</source>
        <translation>这一排放不下的按钮</translation>
    </message>
</context>
<context>
    <name>ui::AlterScope</name>
    <message>
        <source>All layers</source>
        <translation>所有层</translation>
    </message>
    <message>
        <source>What is moved below alters every layer that is not altered by itself</source>
        <translation>下方的改动作用于所有未单独改动的层</translation>
    </message>
    <message>
        <source>What is moved below alters the layer that is looked at, and no other</source>
        <translation>下方的改动只作用于正在查看的层</translation>
    </message>
    <message>
        <source>What is moved below alters the layer that is looked at, and no other. It is altered by itself: what is moved for all layers leaves it as it is</source>
        <translation>下方的改动只作用于正在查看的层。这一层已单独改动：对所有层的改动不作用于它</translation>
    </message>
</context>
<context>
    <name>ui::AnimationAction</name>
    <message>
        <source>Export a&amp;nimation…</source>
        <translation>导出动画(&amp;N)…</translation>
    </message>
    <message>
        <source>A setting on its way, or the explanation step by step, as GIF, WebP, PNG or film</source>
        <translation>把某项设置的变化过程或分步讲解存成 GIF、WebP、PNG 或视频</translation>
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
        <source>Exported: %1</source>
        <translation>已导出：%1</translation>
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
        <source>Compute and write all pictures; asks for the name of the file</source>
        <translation>计算并写出所有画面；会询问文件名</translation>
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
    <message>
        <source>MP4, a film for players and slides</source>
        <translation>MP4 视频，适合播放器和幻灯片</translation>
    </message>
    <message>
        <source>WebM, a film for web pages</source>
        <translation>WebM 视频，适合网页</translation>
    </message>
    <message>
        <source>Alter</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>What the setting is in the first picture</source>
        <translation>第一幅画面中该设置的值</translation>
    </message>
    <message>
        <source>What the setting is in the last picture</source>
        <translation>最后一幅画面中该设置的值</translation>
    </message>
    <message>
        <source>How many there are from the first to the last: attention is computed for each</source>
        <translation>从第一幅到最后一幅共有多少：每一幅都重新计算注意力</translation>
    </message>
    <message>
        <source>How fast the pictures follow one another</source>
        <translation>画面接续的快慢</translation>
    </message>
    <message>
        <source>The setting whose way attention follows, picture by picture</source>
        <translation>逐幅变化的设置，注意力随之改变</translation>
    </message>
    <message>
        <source>Wider pictures have room for more tokens</source>
        <translation>画面越宽，容得下的词元越多</translation>
    </message>
    <message>
        <source>Higher pictures have room for larger cells</source>
        <translation>画面越高，格子可以越大</translation>
    </message>
    <message>
        <source>Large letters are read from afar and leave less room to the picture</source>
        <translation>大字远处也看得清，但留给图的地方变少</translation>
    </message>
    <message>
        <source>Light for paper, dark or high contrast for a screen</source>
        <translation>纸上用浅色，屏幕上用深色或高对比度</translation>
    </message>
    <message>
        <source>Films are small; GIF and WebP play by themselves in a page or on a slide</source>
        <translation>影片文件小；GIF 和 WebP 在网页或幻灯片中自动播放</translation>
    </message>
    <message>
        <source>The network while it learns</source>
        <translation>学习中的网络</translation>
    </message>
</context>
<context>
    <name>ui::AnswerNote</name>
    <message>
        <source>asked</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正确答案</translation>
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
    <name>ui::AtlasPicture</name>
    <message>
        <source>the head&apos;s largest</source>
        <translation>该头的最大值</translation>
    </message>
    <message>
        <source>attention weight; rows ask, columns answer</source>
        <translation>注意力权重；行提问，列回答</translation>
    </message>
    <message>
        <source>Show heads of a pattern</source>
        <translation>显示某种模式的头</translation>
    </message>
    <message>
        <source>%1, head %2: %3</source>
        <translation>%1，头 %2：%3</translation>
    </message>
    <message>
        <source>entropy %1 · distance %2</source>
        <translation>熵 %1 · 距离 %2</translation>
    </message>
</context>
<context>
    <name>ui::AtlasView</name>
    <message numerus="yes">
        <source>Maps of %n head(s)</source>
        <translation>
            <numerusform>%n 个头的小图</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen: head %1</source>
        <translation>已选：头 %1</translation>
    </message>
    <message>
        <source>%1: most in head %2, %3</source>
        <translation>%1：在头 %2 中最大，%3</translation>
    </message>
    <message>
        <source>Choose a token that asks: click one above.</source>
        <translation>选一个提问的词元：单击上方的一个。</translation>
    </message>
    <message>
        <source>all heads by this weight</source>
        <translation>所有头按这个权重排列</translation>
    </message>
    <message>
        <source>where head %1 looks most; Shift+click chooses another</source>
        <translation>头 %1 看得最多的地方；Shift+单击另选</translation>
    </message>
    <message>
        <source>Who looks here?</source>
        <translation>谁在看这里？</translation>
    </message>
    <message>
        <source>What the heads do; a click shows only these</source>
        <translation>头在做什么；单击只显示这些</translation>
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
        <source>Every head of every layer</source>
        <translation>每一层的每个头</translation>
    </message>
    <message>
        <source>layers down, heads across; a click chooses a head, a double click shows its layer</source>
        <translation>纵向为层，横向为头；单击选择头，双击显示它所在的层</translation>
    </message>
    <message>
        <source>The atlas shows the heads of a model with several layers; here is only one.</source>
        <translation>图集显示有多层的模型的头；这里只有一层。</translation>
    </message>
    <message>
        <source>What the heads do</source>
        <translation>各个头做什么</translation>
    </message>
</context>
<context>
    <name>ui::AttentionForm</name>
    <message>
        <source>learned, a vector for each place</source>
        <translation>学得的，每个位置一个向量</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Blocks of attention, one after the other</source>
        <translation>一个接一个的注意力块</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>头数</translation>
    </message>
    <message>
        <source>Of each layer; they share its width</source>
        <translation>每层的头数；它们共分该层的宽度</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
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
    <message>
        <source>Layer before</source>
        <translation>上一层</translation>
    </message>
    <message>
        <source>Next layer</source>
        <translation>下一层</translation>
    </message>
</context>
<context>
    <name>ui::BandwidthEditor</name>
    <message>
        <source>1 if r ≤ h, else 0</source>
        <translation>r ≤ h 时为 1，否则为 0</translation>
    </message>
    <message>
        <source>What the kernel gives at the distance r of query and key</source>
        <translation>查询与键相距 r 时核函数的值</translation>
    </message>
    <message>
        <source>σ, the Gaussian&apos;s standard deviation</source>
        <translation>σ，高斯核的标准差</translation>
    </message>
    <message>
        <source>The same bandwidth as the standard deviation of the Gaussian exp(−r²/2σ²)</source>
        <translation>同一带宽，写作高斯核 exp(−r²/2σ²) 的标准差</translation>
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
    <message>
        <source>Stands below the picture, in the letters of the picture</source>
        <translation>放在图的下方，字体与图中相同</translation>
    </message>
</context>
<context>
    <name>ui::CellEditor</name>
    <message>
        <source>New number of the cell</source>
        <translation>单元格的新数值</translation>
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
    <message>
        <source>before its place turns it</source>
        <translation>按位置旋转之前</translation>
    </message>
    <message>
        <source>turned query of “%1”</source>
        <translation>“%1”旋转后的查询</translation>
    </message>
    <message>
        <source>turned key of “%1”</source>
        <translation>“%1”旋转后的键</translation>
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
    <message>
        <source>Whether A, B and their difference are the weights of a head or another matrix, which Matrices shows</source>
        <translation>A、B 及其差是某个头的权重，还是“矩阵”视图所示的另一个矩阵</translation>
    </message>
    <message>
        <source>Keep these numbers as A; whatever you change then is B</source>
        <translation>把这些数值留作 A；之后无论改动什么都是 B</translation>
    </message>
    <message>
        <source>A: before</source>
        <translation>A：之前</translation>
    </message>
    <message>
        <source>B: after</source>
        <translation>B：之后</translation>
    </message>
    <message>
        <source>No number differs by more than rounding.</source>
        <translation>所有数值之差都不超过舍入误差。</translation>
    </message>
    <message>
        <source>What is pinned as A cannot be computed. Pin A anew, or open the session again when its files are there.</source>
        <translation>无法计算固定为 A 的状态。请重新固定 A，或在文件就位后重新打开会话。</translation>
    </message>
</context>
<context>
    <name>ui::Comparison</name>
    <message>
        <source>%1, set otherwise</source>
        <translation>%1，取值不同</translation>
    </message>
    <message>
        <source>all</source>
        <comment>of the rank, heads or dimensions</comment>
        <translation>全部</translation>
    </message>
</context>
<context>
    <name>ui::CourseForm</name>
    <message>
        <source>dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>“third of May 1979” becomes 1979-05-03</source>
        <translation>“third of May 1979”变为 1979-05-03</translation>
    </message>
    <message>
        <source>word order</source>
        <translation>词序</translation>
    </message>
    <message>
        <source>a made English becomes a made French</source>
        <translation>人造的英语变为人造的法语</translation>
    </message>
    <message>
        <source>parts of speech</source>
        <translation>词性</translation>
    </message>
    <message>
        <source>“I saw a saw”: verb, noun</source>
        <translation>“I saw a saw”：动词、名词</translation>
    </message>
    <message>
        <source>mood</source>
        <translation>褒贬</translation>
    </message>
    <message>
        <source>“not bad at all” praises</source>
        <translation>“not bad at all”是褒义</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>“four hundred and two” becomes 402</source>
        <translation>“four hundred and two”变为 402</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>the same letters again</source>
        <translation>同样的字母再来一遍</translation>
    </message>
    <message>
        <source>reverse</source>
        <translation>倒序</translation>
    </message>
    <message>
        <source>the letters from behind</source>
        <translation>字母从后往前</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>the letters in the order of the alphabet</source>
        <translation>字母按字母表的顺序</translation>
    </message>
    <message>
        <source>repeat what followed</source>
        <translation>重复其后</translation>
    </message>
    <message>
        <source>what followed the last letter where it stood before</source>
        <translation>最后一个字母以前出现时，其后是什么</translation>
    </message>
    <message>
        <source>Start learning</source>
        <translation>开始学习</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>short, and what matters is near</source>
        <translation>短，要看的就在近处</translation>
    </message>
    <message>
        <source>longer, or farther apart</source>
        <translation>更长，或相距更远</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例子</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Numbers in each state of the network</source>
        <translation>网络每个状态中有多少个数</translation>
    </message>
    <message>
        <source>How far each step goes down the slope of the loss</source>
        <translation>每一步沿损失的坡度下降多远</translation>
    </message>
    <message>
        <source>How often it is corrected, each time after 64 examples</source>
        <translation>纠正多少次，每次在 64 个例子之后</translation>
    </message>
    <message>
        <source>The same seed draws the same examples and learns the same numbers</source>
        <translation>同一种子抽取同样的例子，学到同样的数值</translation>
    </message>
    <message>
        <source>What is learnt; one of ten texts is kept back to ask it with</source>
        <translation>学什么；每十个文本留出一个用来提问</translation>
    </message>
    <message>
        <source>How long the texts are, or how far apart what belongs together</source>
        <translation>文本有多长，或相关的词相距多远</translation>
    </message>
    <message>
        <source>Teaches a new network; every moment is kept in a folder of its own</source>
        <translation>训练一个新网络；每一时刻都保存在它自己的文件夹中</translation>
    </message>
    <message>
        <source>Back to the network that was shown</source>
        <translation>回到之前显示的网络</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>points with noise, and where they come from</source>
        <translation>带噪声的点，以及它们所来自的曲线</translation>
    </message>
    <message>
        <source>your own examples…</source>
        <translation>您自己的例子…</translation>
    </message>
    <message>
        <source>Its attention</source>
        <translation>它的注意力</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>与之比较</translation>
    </message>
    <message>
        <source>Another network that learns the same beside it, with its own curves</source>
        <translation>在旁边学同一任务的另一个网络，有自己的曲线</translation>
    </message>
    <message>
        <source>What learns it, and how it finds what to look at</source>
        <translation>由什么网络来学，以及它如何找到该看哪里</translation>
    </message>
    <message>
        <source>The network goes on from step %1 in a folder of its own: at another rate, from other examples, for longer. What it was stays.</source>
        <translation>网络在自己的文件夹中从第 %1 步继续：换学习率、换例子或学得更久。原来的网络保留不变。</translation>
    </message>
    <message>
        <source>A small network starts with noise and learns a task from examples. Its attention can be watched while it does, in every view, and moments of it are kept.</source>
        <translation>小网络从噪声开始，从例子中学会一项任务。学习时可以在每个视图中观看它的注意力，并保留其中的时刻。</translation>
    </message>
    <message>
        <source>Start the branch</source>
        <translation>开始分支</translation>
    </message>
    <message>
        <source>Examples to learn from</source>
        <translation>用来学习的例子</translation>
    </message>
    <message>
        <source>Tables of examples (*.csv *.tsv *.txt)</source>
        <translation>例子的表格 (*.csv *.tsv *.txt)</translation>
    </message>
    <message numerus="yes">
        <source>%n examples of %1</source>
        <translation>
            <numerusform>%1 中的 %n 个例子</numerusform>
        </translation>
    </message>
    <message>
        <source>read by words</source>
        <translation>按词读取</translation>
    </message>
    <message>
        <source>read by characters</source>
        <translation>按字符读取</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>不比较</translation>
    </message>
    <message numerus="yes">
        <source>%n points of %1</source>
        <translation>
            <numerusform>%1 中的 %n 个点</numerusform>
        </translation>
    </message>
    <message>
        <source>A CSV file whose first row says what it holds: text,label or text,tags or word,tag or source,target; or points x,y</source>
        <translation>CSV 文件，第一行说明内容：text,label 或 text,tags 或 word,tag 或 source,target；或者点 x,y</translation>
    </message>
    <message>
        <source>a slow curve and little noise</source>
        <translation>变化慢的曲线，噪声小</translation>
    </message>
    <message>
        <source>a faster curve and more noise</source>
        <translation>变化较快的曲线，噪声较大</translation>
    </message>
    <message>
        <source>How often the curve turns, and how far points lie beside it</source>
        <translation>曲线起伏多快，点偏离它多远</translation>
    </message>
    <message>
        <source>This cannot begin: %1</source>
        <translation>无法开始：%1</translation>
    </message>
</context>
<context>
    <name>ui::Cover</name>
    <message>
        <source>Covered: what is here?</source>
        <translation>已遮住：这里是什么？</translation>
    </message>
</context>
<context>
    <name>ui::DetailsButton</name>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
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
    <message>
        <source>Write the figure as the preview shows it; asks for the name of the file</source>
        <translation>照预览写出插图；会询问文件名</translation>
    </message>
    <message>
        <source>Width, height and letters for a place that is common</source>
        <translation>常用场合的宽、高和字号</translation>
    </message>
    <message>
        <source>One figure, or one for each head or step, numbered in the name of the file</source>
        <translation>只出一幅，或每个头、每一步各一幅，文件名里有编号</translation>
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
    <message>
        <source>exact value</source>
        <translation>精确值</translation>
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
    <message>
        <source>Open &amp;model…</source>
        <translation>打开模型(&amp;M)…</translation>
    </message>
    <message>
        <source>A session, a figure that carries one, numbers, or attention computed elsewhere</source>
        <translation>会话、带有会话的图片、数值，或在别处计算的注意力</translation>
    </message>
    <message>
        <source>The sentence, all settings, what is locked and the lesson, in one file</source>
        <translation>句子、所有设置、锁定的内容和课程，存进一个文件</translation>
    </message>
    <message>
        <source>Save ne&amp;twork…</source>
        <translation>保存网络(&amp;T)…</translation>
    </message>
</context>
<context>
    <name>ui::FileOffers</name>
    <message>
        <source>There is no file “%1”.</source>
        <translation>没有文件“%1”。</translation>
    </message>
    <message>
        <source>“%1” holds %2: neither weights, nor vectors, nor a mask for this picture.</source>
        <translation>“%1”包含%2：既不是权重，也不是此图可用的向量或掩码。</translation>
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
    <message>
        <source>“%1” was not taken: %2</source>
        <translation>“%1”未被采用：%2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>“%1” is the sentence.</source>
        <translation>“%1”现在是句子。</translation>
    </message>
    <message>
        <source>The heads are those of the model in “%1”.</source>
        <translation>现在的头来自“%1”中的模型。</translation>
    </message>
    <message>
        <source>It has no tokenizer: it is given the tokens 1, 2, 3, 4; type others in Settings, %1.</source>
        <translation>它没有分词器：给它的是词元 1、2、3、4；可在“设置”的“%1”中输入其他编号。</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>打开模型</translation>
    </message>
    <message>
        <source>The attention is what “%1” holds, with the tokens that it names.</source>
        <translation>注意力取自“%1”，词元是其中写明的。</translation>
    </message>
    <message>
        <source>Open attention</source>
        <translation>打开注意力</translation>
    </message>
    <message>
        <source>It looks at pictures, now at an even grey: drop a picture on the window, or choose one in Settings, %1.</source>
        <translation>它看的是图片，现在是一片均匀的灰色：把图片拖到窗口上，或在设置的“%1”中选择。</translation>
    </message>
    <message>
        <source>The model looks at “%1”.</source>
        <translation>模型正在看“%1”。</translation>
    </message>
    <message>
        <source>Drop a picture</source>
        <translation>拖入图片</translation>
    </message>
    <message>
        <source>The network in “%1” was taught here: it is asked a text of its task that it never learnt from.</source>
        <translation>“%1”中的网络是在这里训练的：现在用一段它从未学过的本任务文本来提问。</translation>
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
    <message>
        <source>Which of the pictures is shown above; all of them are exported</source>
        <translation>上方显示哪一幅画面；导出的是全部</translation>
    </message>
</context>
<context>
    <name>ui::FirstSteps</name>
    <message>
        <source>New here? Begin with a discovery, a lesson, or the whole screen.</source>
        <translation>第一次来？可以先试试看、学一课，或让画面占满屏幕。</translation>
    </message>
    <message>
        <source>That was the first minute. F1 explains the rest; lessons go on from here.</source>
        <translation>第一分钟到此为止。F1 讲解其余的内容；课程从这里接着讲。</translation>
    </message>
    <message>
        <source>%1 of %2. %3</source>
        <comment>number of the tip, how many, what to do</comment>
        <translation>%1/%2：%3</translation>
    </message>
    <message>
        <source>Put back what you moved: ↺ beside it. %1</source>
        <comment>what comes then</comment>
        <translation>先把移动过的恢复原样：点旁边的 ↺。%1</translation>
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
        <translation>试试</translation>
    </message>
    <message>
        <source>Five things to do, one after the other: each shows what attention does with this very sentence</source>
        <translation>依次做五件事：每一件都让您看到注意力怎样处理这个句子</translation>
    </message>
    <message>
        <source>Take a lesson</source>
        <translation>学一课</translation>
    </message>
    <message>
        <source>A list of lessons, from the first weight to trained models</source>
        <translation>课程列表，从第一个权重到训练好的模型</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>The picture on the whole screen, to be explained step by step (F5)</source>
        <translation>让画面占满屏幕，一步一步讲解（F5）</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>The next tip, without doing this one</source>
        <translation>不做这一条，看下一条提示</translation>
    </message>
    <message>
        <source>Close the first steps</source>
        <translation>关闭入门</translation>
    </message>
    <message>
        <source>Close for good (Esc); Help brings the first steps back</source>
        <translation>关闭，不再出现（Esc）；“帮助”菜单可以重新打开入门</translation>
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
        <translation>被掩码遮去</translation>
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
        <source>number ÷ the range of its colours (±)</source>
        <translation>数值 ÷ 其颜色范围（±）</translation>
    </message>
    <message>
        <source>turned queries</source>
        <translation>旋转后的查询</translation>
    </message>
    <message>
        <source>turned keys</source>
        <translation>旋转后的键</translation>
    </message>
    <message>
        <source>scaled, masked, less for distance</source>
        <translation>缩放、掩码，按距离减分</translation>
    </message>
    <message>
        <source>masked, less for distance</source>
        <translation>掩码，按距离减分</translation>
    </message>
    <message>
        <source>scaled, less for distance</source>
        <translation>缩放，按距离减分</translation>
    </message>
    <message>
        <source>less for distance</source>
        <translation>按距离减分</translation>
    </message>
    <message numerus="yes">
        <source>min and max of each %n columns</source>
        <translation>
            <numerusform>每 %n 列的最小与最大</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>min, max of %n</source>
        <translation>
            <numerusform>每 %n 列最小、最大</numerusform>
        </translation>
    </message>
    <message>
        <source>÷ range of its colours</source>
        <translation>÷ 颜色范围</translation>
    </message>
    <message>
        <source>scaled, capped, masked, less for distance</source>
        <translation>缩放、软上限、掩码，按距离减分</translation>
    </message>
    <message>
        <source>capped, masked, less for distance</source>
        <translation>软上限、掩码，按距离减分</translation>
    </message>
    <message>
        <source>scaled, capped, less for distance</source>
        <translation>缩放、软上限，按距离减分</translation>
    </message>
    <message>
        <source>capped, less for distance</source>
        <translation>软上限，按距离减分</translation>
    </message>
    <message>
        <source>scaled, capped and masked</source>
        <translation>缩放、软上限并掩码</translation>
    </message>
    <message>
        <source>capped and masked</source>
        <translation>软上限并掩码</translation>
    </message>
    <message>
        <source>scaled and capped</source>
        <translation>缩放并加软上限</translation>
    </message>
    <message>
        <source>capped</source>
        <translation>软上限后</translation>
    </message>
    <message>
        <source>Head %1 of %2, from the tokens to its output</source>
        <translation>头 %1（共 %2 个），从词元到其输出</translation>
    </message>
    <message>
        <source>values&apos; input</source>
        <translation>值的输入</translation>
    </message>
</context>
<context>
    <name>ui::FullScreen</name>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>退出全屏</translation>
    </message>
    <message>
        <source>Only the picture</source>
        <translation>仅显示图像</translation>
    </message>
    <message>
        <source>F11 again shows only the picture; Esc leaves the full screen</source>
        <translation>再按 F11 仅显示图像；Esc 退出全屏</translation>
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
    <message>
        <source>Every view shows the head that is chosen here ([ and ])</source>
        <translation>所有视图都显示在这里选定的头（[ 和 ]）</translation>
    </message>
</context>
<context>
    <name>ui::HeadMap</name>
    <message>
        <source>All heads: %1</source>
        <translation>所有注意力头：%1</translation>
    </message>
    <message>
        <source>%1, head %2</source>
        <translation>%1，注意力头 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
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
    <name>ui::HeadSwitches</name>
    <message>
        <source>A head that is off adds nothing to the output</source>
        <translation>关闭的头对输出没有贡献</translation>
    </message>
    <message>
        <source>Head %1, on</source>
        <translation>头 %1，开</translation>
    </message>
    <message>
        <source>Head %1, off</source>
        <translation>头 %1，关</translation>
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
        <source>‖weight · v · W‖</source>
        <translation>‖权重 · v · W‖</translation>
    </message>
    <message>
        <source>Chosen: head %1</source>
        <translation>已选：头 %1</translation>
    </message>
</context>
<context>
    <name>ui::HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>What the views show</source>
        <translation>各视图显示什么</translation>
    </message>
    <message>
        <source>The lesson is open: F5 presents it.</source>
        <translation>课程已打开：按 F5 演示。</translation>
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
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>A click goes back to that state, or forward to it again</source>
        <translation>点击即回到那个状态，或再前进到那里</translation>
    </message>
    <message>
        <source>How the weight of the locked cell comes about, number by number</source>
        <translation>锁定单元格的权重如何逐数得来</translation>
    </message>
    <message>
        <source>The numbers behind the picture, to be read and copied</source>
        <translation>图背后的数值，可查看和复制</translation>
    </message>
    <message>
        <source>All that was changed since the session was opened</source>
        <translation>打开会话以来的全部改动</translation>
    </message>
    <message>
        <source>Words of yours, saved with the session</source>
        <translation>您自己的文字，随会话保存</translation>
    </message>
    <message>
        <source>States and what you say to them, to be presented in order</source>
        <translation>一个个状态和要讲的话，按顺序演示</translation>
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
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>In every picture</source>
        <translation>所有图像</translation>
    </message>
    <message>
        <source>[ and ]</source>
        <translation>[ 和 ]</translation>
    </message>
    <message>
        <source>the head before, the next head</source>
        <translation>上一个头、下一个头</translation>
    </message>
    <message>
        <source>release the cell; leave an enlarged matrix or the full screen</source>
        <translation>解除锁定；退出放大的矩阵或全屏</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>the next control, the one before</source>
        <translation>下一个控件、上一个控件</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>← and →</source>
        <translation>← 和 →</translation>
    </message>
    <message>
        <source>go along the tokens</source>
        <translation>在词元间移动</translation>
    </message>
    <message>
        <source>Space, click</source>
        <translation>空格、单击</translation>
    </message>
    <message>
        <source>lock the token as the query</source>
        <translation>把该词元锁定为查询</translation>
    </message>
    <message>
        <source>Shift+Space, Shift+click</source>
        <translation>Shift+空格、Shift+单击</translation>
    </message>
    <message>
        <source>lock it as the key</source>
        <translation>把它锁定为键</translation>
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
        <source>the step before</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Home and End</source>
        <translation>Home 和 End</translation>
    </message>
    <message>
        <source>the first step, the last one</source>
        <translation>第一步、最后一步</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 到 9</translation>
    </message>
    <message>
        <source>that step</source>
        <translation>该步</translation>
    </message>
    <message>
        <source>↑ and ↓</source>
        <translation>↑ 和 ↓</translation>
    </message>
    <message>
        <source>another token asks</source>
        <translation>换一个提问的词元</translation>
    </message>
    <message>
        <source>Space, click a swatch</source>
        <translation>空格、单击色块</translation>
    </message>
    <message>
        <source>show or hide the links of the head</source>
        <translation>显示或隐藏该头的连线</translation>
    </message>
    <message>
        <source>Enter, double click a swatch</source>
        <translation>Enter、双击色块</translation>
    </message>
    <message>
        <source>only this head</source>
        <translation>只显示该头</translation>
    </message>
    <message>
        <source>Enter, F2, double click</source>
        <translation>Enter、F2、双击</translation>
    </message>
    <message>
        <source>set the number of the cell</source>
        <translation>设定单元格的数值</translation>
    </message>
    <message>
        <source>copy the matrix, or the cells chosen in its table</source>
        <translation>复制矩阵，或表格中选中的单元格</translation>
    </message>
    <message>
        <source>another place is asked for</source>
        <translation>换一个提问的位置</translation>
    </message>
    <message>
        <source>another data point</source>
        <translation>换一个数据点</translation>
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
        <source>the picture alone on the screen</source>
        <translation>屏幕上只有图像</translation>
    </message>
    <message>
        <source>Drag, Ctrl+arrow keys</source>
        <translation>拖动，Ctrl+方向键</translation>
    </message>
    <message>
        <source>move the data point</source>
        <translation>移动数据点</translation>
    </message>
    <message>
        <source>Double click, Insert</source>
        <translation>双击，Insert</translation>
    </message>
    <message>
        <source>add a data point, by key on the curve</source>
        <translation>添加数据点（按键时添加在曲线上）</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>take the data point away</source>
        <translation>删去数据点</translation>
    </message>
    <message>
        <source>zoom a matrix, or the points of Space</source>
        <translation>缩放矩阵，或“空间”中的点</translation>
    </message>
    <message>
        <source>pan what is zoomed</source>
        <translation>平移放大后的图</translation>
    </message>
</context>
<context>
    <name>ui::LearnCurves</name>
    <message>
        <source>texts never seen</source>
        <translation>从未见过的文本</translation>
    </message>
    <message>
        <source>texts it learns from</source>
        <translation>用来学习的文本</translation>
    </message>
    <message>
        <source>Right, of texts never seen</source>
        <translation>从未见过的文本中答对的</translation>
    </message>
    <message>
        <source>whole answers</source>
        <translation>整个答案</translation>
    </message>
    <message>
        <source>single tokens</source>
        <translation>单个词元</translation>
    </message>
    <message>
        <source>Loss, of texts never seen</source>
        <translation>损失，从未见过的文本</translation>
    </message>
    <message>
        <source>Right, of tokens never seen</source>
        <translation>答对的份额，从未见过的词元</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>whole texts</source>
        <translation>整个文本</translation>
    </message>
    <message>
        <source>most for each token alone: %1</source>
        <translation>只看单个词元的上限：%1</translation>
    </message>
    <message>
        <source>Length of the gradient, by step</source>
        <translation>梯度的长度，按步</translation>
    </message>
    <message>
        <source>Slope of the softmax, by step</source>
        <translation>softmax 的斜率，按步</translation>
    </message>
    <message>
        <source>Right at the end, by length</source>
        <translation>结束时答对的份额，按长度</translation>
    </message>
    <message>
        <source>line: the longest it learnt from</source>
        <translation>线：学过的最长文本</translation>
    </message>
    <message>
        <source>points never seen</source>
        <translation>从未见过的点</translation>
    </message>
    <message>
        <source>Loss, of points never seen</source>
        <translation>损失，从未见过的点</translation>
    </message>
    <message>
        <source>points it learns from</source>
        <translation>用来学习的点</translation>
    </message>
    <message>
        <source>Right, of points never seen</source>
        <translation>答对的份额，从未见过的点</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>alone: %1</source>
        <comment>each token</comment>
        <translation>单看词元：%1</translation>
    </message>
    <message>
        <source>too few texts to tell lengths apart</source>
        <translation>文本太少，无法按长度区分</translation>
    </message>
    <message>
        <source>Until the end: length of the gradient, by step</source>
        <translation>学完之前：各步的梯度长度</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步</translation>
    </message>
</context>
<context>
    <name>ui::LearnView</name>
    <message>
        <source>No network was taught here yet. The view Learn starts one, or &quot;headlight train&quot; in a terminal.</source>
        <translation>这里还没有训练过网络。“学习”视图可以开始训练，在终端中则用“headlight train”。</translation>
    </message>
    <message>
        <source>A network after %1 of %2 steps</source>
        <translation>网络，第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>%1: %2 of texts never seen are answered right, loss %3</source>
        <translation>%1：从未见过的文本答对 %2，损失 %3</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Another text</source>
        <translation>另一个文本</translation>
    </message>
    <message>
        <source>Moment of learning</source>
        <translation>学习的时刻</translation>
    </message>
    <message>
        <source>Asks with another text that it never learns from</source>
        <translation>用另一个从未学过的文本来问</translation>
    </message>
    <message>
        <source>Start anew…</source>
        <translation>重新开始…</translation>
    </message>
    <message>
        <source>Rewind</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Goes back to what it was then, in every view</source>
        <translation>在所有视图中回到那一时刻</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Waits after this step</source>
        <translation>在这一步之后等待</translation>
    </message>
    <message>
        <source>Learns on from where it stopped</source>
        <translation>从停下的地方继续学习</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>%1 of texts never seen answered right</source>
        <translation>从未见过的文本答对 %1</translation>
    </message>
    <message>
        <source>whom each token of the answer looks at</source>
        <translation>答案中的每个词元关注哪里</translation>
    </message>
    <message>
        <source>Another network</source>
        <translation>另一个网络</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>走一步</translation>
    </message>
    <message>
        <source>Corrects each network once, and waits</source>
        <translation>每个网络修正一次，然后等待</translation>
    </message>
    <message>
        <source>Branch…</source>
        <translation>分支…</translation>
    </message>
    <message>
        <source>Learns on from the moment that is shown, at another rate or from other examples</source>
        <translation>从所示时刻继续学，换学习率或换例子</translation>
    </message>
    <message>
        <source>Another task or other networks; these are kept</source>
        <translation>另一项任务或其他网络；这些会保留</translation>
    </message>
    <message>
        <source>Network whose attention is shown</source>
        <translation>显示其注意力的网络</translation>
    </message>
    <message>
        <source>Whose attention is shown, of those that learn beside each other</source>
        <translation>在并排学习的网络中，显示哪一个的注意力</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>下方</translation>
    </message>
    <message>
        <source>Plot of Learn</source>
        <translation>“学习”中的图</translation>
    </message>
    <message>
        <source>%1 of tokens never seen told right</source>
        <translation>从未见过的词元判对 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n moments, %1 of %2 MB</source>
        <translation>
            <numerusform>%n 个时刻，%1 / %2 MB</numerusform>
        </translation>
    </message>
    <message>
        <source>Moments are kept as often as they fit into so much room on the disk</source>
        <translation>只要磁盘上的这些空间放得下，就保留时刻</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>This network has no attention that could be looked at: Learn shows how well it does without, and all other views still show the model of the settings.</source>
        <translation>这个网络没有可以查看的注意力：“学习”显示它没有注意力时做得如何，其他视图仍显示设置中的模型。</translation>
    </message>
    <message>
        <source>%1. It has no attention; to “%2” it answers “%3”.</source>
        <translation>%1。它没有注意力；对“%2”它回答“%3”。</translation>
    </message>
    <message>
        <source>%1: %2 of points never seen are right, loss %3</source>
        <translation>%1：从未见过的点答对 %2，损失 %3</translation>
    </message>
    <message>
        <source>Other places</source>
        <translation>其他位置</translation>
    </message>
    <message>
        <source>Asks at other places that it never learns from</source>
        <translation>询问另一些它从未学过的位置</translation>
    </message>
    <message>
        <source>%1 of points never seen are right</source>
        <translation>从未见过的点答对 %1</translation>
    </message>
    <message>
        <source>which points each number of the answer looks at</source>
        <translation>答案的每个数关注哪些点</translation>
    </message>
    <message>
        <source> (right: %1)</source>
        <translation>（正确：%1）</translation>
    </message>
    <message>
        <source> (altered)</source>
        <translation>（已改动）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a token and its label</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>right: %1</source>
        <translation>正确：%1</translation>
    </message>
    <message>
        <source>whom each token of the text looks at</source>
        <translation>文本的每个词元关注哪里</translation>
    </message>
    <message>
        <source>head %1: %2</source>
        <comment>and what it shows</comment>
        <translation>头 %1：%2</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
</context>
<context>
    <name>ui::LessonAction</name>
    <message>
        <source>Expor&amp;t lesson…</source>
        <translation>导出课程(&amp;T)…</translation>
    </message>
    <message>
        <source>The steps as they are presented: a PDF, a handout, pictures or a film</source>
        <translation>按演示的样子输出各步：PDF、讲义、图片或影片</translation>
    </message>
</context>
<context>
    <name>ui::LessonDialog</name>
    <message>
        <source>With the notes</source>
        <translation>附上讲稿</translation>
    </message>
    <message>
        <source>Export lesson</source>
        <translation>导出课程</translation>
    </message>
    <message>
        <source>PDF, for reading and printing</source>
        <translation>PDF，供阅读和打印</translation>
    </message>
    <message>
        <source>Numbered PNG, for slides</source>
        <translation>编号的 PNG，供幻灯片使用</translation>
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
        <source>MP4, a film for players and slides</source>
        <translation>MP4 视频，适合播放器和幻灯片</translation>
    </message>
    <message>
        <source>WebM, a film for web pages</source>
        <translation>WebM 视频，适合网页</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>一步</translation>
    </message>
    <message>
        <source>%1 steps, a handout</source>
        <translation>%1 步，讲义</translation>
    </message>
    <message>
        <source>What only the lecturer reads stands beside each step</source>
        <translation>只给讲者看的话放在每一步旁边</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>On a page</source>
        <translation>每页</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>高度（像素）</translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation>每步秒数</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>%v of %m steps</source>
        <translation>第 %v 步，共 %m 步</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>What is covered in a step is shown; the words are those of your language.</source>
        <translation>步骤中遮住的内容会显示出来；文字使用你的语言。</translation>
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
        <source>Lessons (*.%1)</source>
        <translation>课程 (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>已导出：%1</translation>
    </message>
    <message>
        <source>Printed the lesson</source>
        <translation>课程已打印</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Pages for reading, pictures for slides, or a film that goes on by itself</source>
        <translation>供阅读的页面、供幻灯片用的图片，或自动播放的影片</translation>
    </message>
    <message>
        <source>How many steps share a page: several make a handout</source>
        <translation>每页放几步：多步一页就是讲义</translation>
    </message>
    <message>
        <source>Pictures are as wide as a screen for it, 16 to 9</source>
        <translation>宽度按屏幕比例 16:9 确定</translation>
    </message>
    <message>
        <source>How long each step stays in the film</source>
        <translation>影片中每一步停留多久</translation>
    </message>
    <message>
        <source>Light for paper, dark or high contrast for a screen</source>
        <translation>纸上用浅色，屏幕上用深色或高对比度</translation>
    </message>
    <message>
        <source>Draw every step; asks for the name of the file</source>
        <translation>画出每一步；会询问文件名</translation>
    </message>
    <message>
        <source>The same pages on paper; asks for the printer</source>
        <translation>把同样的页面印在纸上；会询问打印机</translation>
    </message>
</context>
<context>
    <name>ui::LessonSteps</name>
    <message>
        <source>Add a step</source>
        <translation>添加一步</translation>
    </message>
    <message>
        <source>Take a step again</source>
        <translation>重新取一步的状态</translation>
    </message>
    <message>
        <source>Duplicate a step</source>
        <translation>复制一步</translation>
    </message>
    <message>
        <source>Delete a step</source>
        <translation>删除一步</translation>
    </message>
    <message>
        <source>Move a step</source>
        <translation>移动一步</translation>
    </message>
    <message>
        <source>Show step %1</source>
        <translation>显示第 %1 步</translation>
    </message>
</context>
<context>
    <name>ui::LessonTab</name>
    <message>
        <source>Steps of the lesson</source>
        <translation>课程的各步</translation>
    </message>
    <message>
        <source>A lesson is a list of states with what you say to them. Add what you see now as its first step; F5 presents it.</source>
        <translation>课程是一串状态，加上你要说的话。把现在看到的添加为第一步；F5 开始演示。</translation>
    </message>
    <message>
        <source>Add this state as a step</source>
        <translation>把当前状态添加为一步</translation>
    </message>
    <message>
        <source>Show the state of the chosen step</source>
        <translation>显示所选步骤的状态</translation>
    </message>
    <message>
        <source>Let the chosen step show this state</source>
        <translation>让所选步骤改为当前状态</translation>
    </message>
    <message>
        <source>Duplicate the chosen step</source>
        <translation>复制所选步骤</translation>
    </message>
    <message>
        <source>Move the chosen step up</source>
        <translation>上移所选步骤</translation>
    </message>
    <message>
        <source>Move the chosen step down</source>
        <translation>下移所选步骤</translation>
    </message>
    <message>
        <source>Delete the chosen step</source>
        <translation>删除所选步骤</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>The one message of this step</source>
        <translation>这一步要说的一件事</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>正文</translation>
    </message>
    <message>
        <source>What the class reads: one to three sentences</source>
        <translation>听众看到的话：一到三句</translation>
    </message>
    <message>
        <source>Lecturer&apos;s notes</source>
        <translation>讲稿</translation>
    </message>
    <message>
        <source>What only you see while you present</source>
        <translation>演示时只有你看得到</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>A line of mathematics beside the text, as in \frac{a}{b}</source>
        <translation>正文旁边的一行数学式，例如 \frac{a}{b}</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>遮住</translation>
    </message>
    <message>
        <source>What the class has to guess before the next key shows it</source>
        <translation>听众先猜，按下一个键才显示</translation>
    </message>
    <message>
        <source>Sliders</source>
        <translation>滑块</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>weights of the locked query</source>
        <translation>锁定查询的权重</translation>
    </message>
    <message>
        <source>number of the locked cell</source>
        <translation>锁定格子的数</translation>
    </message>
    <message>
        <source>prediction</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Change step %1</source>
        <translation>修改第 %1 步</translation>
    </message>
    <message>
        <source>The chosen one can be changed below; Enter or a double click shows it</source>
        <translation>选中的一步可在下方修改；按回车或双击即显示它</translation>
    </message>
    <message>
        <source>What you see now becomes a step behind the chosen one: text, settings, view and what is locked</source>
        <translation>把现在看到的加在选中的一步之后：文字、设置、视图和锁定的内容</translation>
    </message>
    <message>
        <source>The window shows what this step shows: its text, its settings and its view</source>
        <translation>窗口显示这一步的内容：文字、设置和视图</translation>
    </message>
    <message>
        <source>What you see now takes the place of what this step showed; its words stay</source>
        <translation>用现在看到的取代这一步原来显示的；说明文字不变</translation>
    </message>
    <message>
        <source>A second step with the same state and words, to change one thing in it</source>
        <translation>再来一步，状态和文字相同，好只改其中一处</translation>
    </message>
    <message>
        <source>The class sees this step before the one above it</source>
        <translation>让全班先看到这一步，再看到它上面的一步</translation>
    </message>
    <message>
        <source>The class sees this step after the one below it</source>
        <translation>让全班先看到它下面的一步，再看到这一步</translation>
    </message>
    <message>
        <source>This step goes, with its words; Undo brings it back</source>
        <translation>这一步连同文字一起删去；撤销可以找回</translation>
    </message>
    <message>
        <source>“%1” changes nothing of a trained model; “%2” does.</source>
        <translation>“%1”对训练好的模型不起作用；请用“%2”。</translation>
    </message>
    <message>
        <source>“%1” changes nothing in this step.</source>
        <translation>“%1”在这一步不起作用。</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>课程标题</translation>
    </message>
    <message>
        <source>Change the lesson&apos;s title</source>
        <translation>更改课程标题</translation>
    </message>
    <message>
        <source>Settings that can be moved while you present, by their names, with commas between them</source>
        <translation>放映时可以拖动的设置，写其名称，用逗号分隔</translation>
    </message>
    <message>
        <source>What the exported lesson is called</source>
        <translation>导出的课程的名称</translation>
    </message>
    <message>
        <source>“%1” is no setting of this step.</source>
        <translation>“%1”不是这一步的设置。</translation>
    </message>
</context>
<context>
    <name>ui::LinksPicture</name>
    <message>
        <source>Choose heads</source>
        <translation>选择头</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>已关闭</translation>
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
        <source>Queries</source>
        <translation>查询</translation>
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
    <message>
        <source>Switched off: head %1</source>
        <translation>已关闭：头 %1</translation>
    </message>
    <message>
        <source>Weaker links are left out of the picture; the weights stay as they are</source>
        <translation>更弱的连线不画；权重本身不变</translation>
    </message>
    <message>
        <source>How many links of each query are drawn, the strongest first</source>
        <translation>每个查询画多少条连线，从最强的开始</translation>
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
    <message>
        <source>This cannot be computed, and was taken back: %1</source>
        <translation>无法计算，已撤回：%1</translation>
    </message>
    <message>
        <source>Add this state as a step</source>
        <translation>把当前状态添加为一步</translation>
    </message>
    <message>
        <source>Step %1 of the lesson was added.</source>
        <translation>已添加课程的第 %1 步。</translation>
    </message>
    <message>
        <source>The model, and all that changes what it attends to (F8)</source>
        <translation>模型，以及改变它所关注之处的一切（F8）</translation>
    </message>
    <message>
        <source>How the weight of the locked cell comes about, number by number (F9)</source>
        <translation>锁定的单元格的权重如何得来，一个数一个数地看（F9）</translation>
    </message>
    <message>
        <source>Learning ended: %1</source>
        <translation>学习已结束：%1</translation>
    </message>
    <message>
        <source>This text cannot be computed; the pictures show the one before: %1</source>
        <translation>这段文本无法计算；图中仍是之前的文本：%1</translation>
    </message>
    <message>
        <source>What is pinned as A cannot be computed; it stays pinned: %1</source>
        <translation>无法计算固定为 A 的状态；它仍保持固定：%1</translation>
    </message>
</context>
<context>
    <name>ui::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Find in all pages</source>
        <translation>在所有页面中查找</translation>
    </message>
    <message>
        <source>Pages that have these words stay in the list, with how often; Enter goes to the next place</source>
        <translation>列表只留下有这些词的页面，并注明次数；按 Enter 到下一处</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>The pages of the manual; a number says how often the words are there</source>
        <translation>手册的各个页面；数字表示这些词出现几次</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>To the page before (Alt+←)</source>
        <translation>回到前一页（Alt+←）</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面内容</translation>
    </message>
    <message>
        <source>Nowhere: try another word.</source>
        <translation>没有找到：换一个词试试。</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s); Enter goes to the next.</source>
        <translation>
            <numerusform>%n 处；按 Enter 到下一处。</numerusform>
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
    <message>
        <source>min, max where cells share a pixel</source>
        <translation>多个单元格共用一个像素时显示最小、最大</translation>
    </message>
    <message>
        <source>largest where cells share a pixel</source>
        <translation>多个单元格共用一个像素时显示最大</translation>
    </message>
</context>
<context>
    <name>ui::ModelEditor</name>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n 层</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n 个头</numerusform>
        </translation>
    </message>
    <message>
        <source>A model in a folder…</source>
        <translation>文件夹中的模型…</translation>
    </message>
    <message>
        <source>%1, another…</source>
        <translation>%1，另选…</translation>
    </message>
    <message>
        <source>Read from the folder %1</source>
        <translation>从文件夹 %1 读取</translation>
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
        <source>Computed elsewhere and read from the file %1: it can be looked at, not altered</source>
        <translation>在别处算出，读自文件 %1：可以看，不能改</translation>
    </message>
    <message>
        <source>Taught by this program, and ships with it</source>
        <translation>由本程序训练并随它附带</translation>
    </message>
    <message>
        <source>Taught here, and kept in the folder %1</source>
        <translation>在这里训练，保存在文件夹 %1 中</translation>
    </message>
    <message>
        <source>%1: it has no heads that could be altered.</source>
        <translation>%1：它没有可以改动的头。</translation>
    </message>
    <message>
        <source>%1 + %2 layers</source>
        <translation>%1 + %2 层</translation>
    </message>
</context>
<context>
    <name>ui::MomentEditor</name>
    <message>
        <source>Moment of learning</source>
        <translation>学习的时刻</translation>
    </message>
    <message>
        <source>Goes back to what the network was then</source>
        <translation>回到网络当时的样子</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
</context>
<context>
    <name>ui::NetworkFiles</name>
    <message>
        <source>The network is learning. Pause it in Learn first; then save it.</source>
        <translation>网络正在学习。请先在“学习”中暂停，再保存。</translation>
    </message>
    <message>
        <source>Save network</source>
        <translation>保存网络</translation>
    </message>
    <message>
        <source>New folder:</source>
        <translation>新文件夹：</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>The network was not saved: %1</source>
        <translation>网络没有保存：%1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
</context>
<context>
    <name>ui::NetworkTable</name>
    <message>
        <source>right</source>
        <translation>答对</translation>
    </message>
    <message>
        <source>numbers learnt</source>
        <translation>学得的数</translation>
    </message>
    <message>
        <source>time</source>
        <translation>用时</translation>
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
        <translation>%1，点积注意力</translation>
    </message>
    <message>
        <source>%1, general attention</source>
        <translation>%1，一般式注意力</translation>
    </message>
    <message>
        <source>%1, no attention</source>
        <translation>%1，无注意力</translation>
    </message>
    <message numerus="yes">
        <source>transformer, %n layers</source>
        <translation>
            <numerusform>Transformer，%n 层</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>self-attention, %n layers</source>
        <translation>
            <numerusform>自注意力，%n 层</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, both ways</source>
        <translation>%1，双向</translation>
    </message>
    <message>
        <source>%1, forwards</source>
        <translation>%1，单向</translation>
    </message>
    <message numerus="yes">
        <source>window of %n tokens</source>
        <translation>
            <numerusform>%n 个词元的窗口</numerusform>
        </translation>
    </message>
    <message>
        <source>each token alone</source>
        <translation>只看单个词元</translation>
    </message>
    <message>
        <source>kernel of a learnt width</source>
        <translation>宽度学得的核</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, scores not divided</source>
        <translation>%1，分数不除</translation>
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
    <message>
        <source>Saved with the session and never drawn into the picture</source>
        <translation>随会话保存，不会画进图里</translation>
    </message>
</context>
<context>
    <name>ui::NotesWindow</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>On</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Headlight: notes</source>
        <translation>Headlight：讲稿</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>这是最后一步。</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>下一步：%1</translation>
    </message>
    <message>
        <source>The time, and how long it has been</source>
        <translation>现在的时间和已用时间</translation>
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
    <name>ui::PanelTitle</name>
    <message>
        <source>Close %1</source>
        <translation>关闭“%1”</translation>
    </message>
    <message>
        <source>Give its room to the picture</source>
        <translation>把它的位置让给画面</translation>
    </message>
</context>
<context>
    <name>ui::PictureStack</name>
    <message>
        <source>With letters of this size there is too little room for the picture.</source>
        <translation>字号这么大时，图没有足够的空间。</translation>
    </message>
    <message>
        <source>Normal text</source>
        <translation>正常文字</translation>
    </message>
</context>
<context>
    <name>ui::PredictPicture</name>
    <message>
        <source>In place of “%1” (%2)</source>
        <translation>在“%1”（%2）处</translation>
    </message>
    <message>
        <source>After “%1” (%2)</source>
        <translation>在“%1”（%2）之后</translation>
    </message>
    <message>
        <source>What is to be seen</source>
        <translation>看到的是什么</translation>
    </message>
    <message>
        <source>As trained</source>
        <translation>训练时的样子</translation>
    </message>
    <message>
        <source>%1: altered</source>
        <translation>%1：已改动</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>After each layer</source>
        <translation>每一层之后</translation>
    </message>
    <message>
        <source>what the model would say if that layer were its last; darker: surer</source>
        <translation>假如该层是最后一层，模型会说什么；颜色越深越有把握</translation>
    </message>
    <message>
        <source>Hide this token from the model, or show it again</source>
        <translation>对模型遮住这个词元，或重新显示</translation>
    </message>
    <message>
        <source>what the model would say if that layer were its last; brighter: surer</source>
        <translation>假如该层是最后一层，模型会说什么；颜色越亮越有把握</translation>
    </message>
    <message>
        <source>What “%1” (%2) is</source>
        <translation>“%1”（%2）是什么</translation>
    </message>
    <message>
        <source>What the text is</source>
        <translation>文本是什么</translation>
    </message>
</context>
<context>
    <name>ui::PredictView</name>
    <message>
        <source>Predictions of the model</source>
        <translation>模型的预测</translation>
    </message>
    <message>
        <source>temperature </source>
        <translation>温度 </translation>
    </message>
    <message>
        <source>Temperature of the prediction</source>
        <translation>预测的温度</translation>
    </message>
    <message>
        <source>Divides the logits: below 1 the likeliest gets more, above 1 all become alike</source>
        <translation>除 logits：小于 1 时最可能的得到更多，大于 1 时趋于一样</translation>
    </message>
    <message>
        <source>top </source>
        <comment>followed by a number of tokens</comment>
        <translation>前 </translation>
    </message>
    <message>
        <source>Predictions that are named</source>
        <translation>列出的预测个数</translation>
    </message>
    <message>
        <source>How many tokens are named; one is drawn from these</source>
        <translation>列出多少个词元；抽取时从这些中抽</translation>
    </message>
    <message>
        <source>Number of predictions</source>
        <translation>预测个数</translation>
    </message>
    <message>
        <source>Append likeliest</source>
        <translation>接上最可能的</translation>
    </message>
    <message>
        <source>Puts the likeliest token behind the text</source>
        <translation>把最可能的词元接在文本后面</translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation>抽取一个</translation>
    </message>
    <message>
        <source>Draws one of the named tokens by their probabilities, from the seed</source>
        <translation>按概率从列出的词元中抽取一个，由种子决定</translation>
    </message>
    <message>
        <source>What stands here?</source>
        <translation>这里是什么？</translation>
    </message>
    <message>
        <source>What comes next?</source>
        <translation>接下来是什么？</translation>
    </message>
    <message>
        <source>a click on a token below hides it</source>
        <translation>单击下方的词元，可对模型遮住它</translation>
    </message>
    <message>
        <source>Append a token</source>
        <translation>接上一个词元</translation>
    </message>
    <message>
        <source>Hide a token</source>
        <translation>遮住一个词元</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation>它是什么？</translation>
    </message>
    <message>
        <source>This predicts no tokens. A model that was trained on texts does.</source>
        <translation>这里不预测词元。用文本训练过的模型会预测。</translation>
    </message>
    <message>
        <source>“%1”: the text ends here</source>
        <translation>“%1”：文本到此结束</translation>
    </message>
</context>
<context>
    <name>ui::PresentPage</name>
    <message>
        <source>The class&apos;s guess</source>
        <translation>听众的猜测</translation>
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
</context>
<context>
    <name>ui::PresentWindow</name>
    <message>
        <source>Headlight: presentation</source>
        <translation>Headlight：演示</translation>
    </message>
    <message>
        <source>That was the last step. Esc leaves.</source>
        <translation>这是最后一步。按 Esc 退出。</translation>
    </message>
    <message>
        <source>This cannot be computed, and was taken back.</source>
        <translation>这无法计算，已经撤回。</translation>
    </message>
    <message>
        <source>Any key brings the page back.</source>
        <translation>按任意键恢复画面。</translation>
    </message>
    <message>
        <source>Page Down, →, Space: on · Page Up, ←: back · Home, End, numbers: go to a step
B, W: black, white · L: pointer · Ctrl: spotlight · Z: closer · [ ]: other head
G: guess · R: put back what was moved · + −: letters · N: notes · Esc: leave</source>
        <translation>Page Down、→、空格：前进 · Page Up、←：返回 · Home、End、数字：跳到某一步
B、W：黑屏、白屏 · L：指示点 · Ctrl：聚光灯 · Z：放大 · [ ]：换一个头
G：猜 · R：把移动过的放回原处 · + −：字号 · N：讲稿 · Esc：退出</translation>
    </message>
    <message>
        <source>What is pinned as A cannot be computed.</source>
        <translation>无法计算固定为 A 的状态。</translation>
    </message>
</context>
<context>
    <name>ui::Presenter</name>
    <message>
        <source>Present</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Show the picture, or the session&apos;s lesson, to a class on the whole screen</source>
        <translation>把图或会话里的课程全屏展示给听众</translation>
    </message>
    <message>
        <source>A presentation is on</source>
        <translation>正在演示</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>减少动态效果</translation>
    </message>
    <message>
        <source>Steps of a lesson follow one another at once: no numbers and colours move</source>
        <translation>课程的各步直接切换：数字和颜色不移动</translation>
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
    <message>
        <source>drag a point and the curve follows; double-click adds one; Delete takes it away; Ctrl+arrows move it</source>
        <translation>拖动数据点，曲线随之变化；双击添加；Delete 删去；Ctrl+方向键移动</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 个点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of %1</source>
        <translation>
            <numerusform>%1 的 %n 个点</numerusform>
        </translation>
    </message>
    <message>
        <source>what you change is the session&apos;s own, the file stays as it is; %1</source>
        <translation>改动只属于本会话，文件保持不变；%1</translation>
    </message>
    <message>
        <source>Take away point %1</source>
        <translation>删去第 %1 个点</translation>
    </message>
    <message>
        <source>Add a point here</source>
        <translation>在此添加一个点</translation>
    </message>
    <message>
        <source>%1; data point %2 at x = %3, y = %4</source>
        <translation>%1；第 %2 个数据点位于 x = %3，y = %4</translation>
    </message>
    <message>
        <source>%1 has weight %2</source>
        <translation>%1，权重为 %2</translation>
    </message>
    <message>
        <source>none, no point is within reach</source>
        <translation>没有，附近没有数据点</translation>
    </message>
    <message>
        <source>Noisy points around a curve, and a Gaussian kernel that finds the curve again</source>
        <translation>散布在一条曲线周围的带噪声的点，由高斯核重新找出曲线</translation>
    </message>
    <message>
        <source>from which the kernel was taught</source>
        <translation>核由它们学得</translation>
    </message>
</context>
<context>
    <name>ui::RemarkPane</name>
    <message>
        <source>Remarks</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>No remarks on these settings.</source>
        <translation>这些设置没有需要说明之处。</translation>
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
    <message>
        <source>This model has no attention of that name.</source>
        <translation>这个模型没有这个名称的注意力。</translation>
    </message>
    <message>
        <source>More than a head has: all dimensions stay.</source>
        <translation>多于一个头所有的：保留全部维度。</translation>
    </message>
    <message>
        <source>More than there are: all heads stay.</source>
        <translation>多于现有的头：保留全部头。</translation>
    </message>
    <message>
        <source>More than vectors have: all directions stay.</source>
        <translation>多于向量所有的：保留全部方向。</translation>
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
    <message>
        <source>pieces of words</source>
        <translation>词的片段</translation>
    </message>
    <message>
        <source>What it has said so far; empty: what it says by itself</source>
        <translation>它已经说出的；留空则由它自己说</translation>
    </message>
    <message>
        <source>The tokens are those of the file that was opened.</source>
        <translation>词元是所打开文件中的。</translation>
    </message>
    <message>
        <source>pieces joined</source>
        <translation>片段已合并</translation>
    </message>
    <message>
        <source>of a file</source>
        <translation>来自文件</translation>
    </message>
    <message>
        <source>special ones hidden</source>
        <translation>特殊词元已隐藏</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between words about tokens</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1 (said by itself)</source>
        <translation>%1（模型自己说的）</translation>
    </message>
    <message>
        <source>Its tokens ask, and answer: the numbers follow as you type</source>
        <translation>它的词元提问并回答：边输入，数值边变</translation>
    </message>
    <message>
        <source>Its tokens answer what those of the first text ask</source>
        <translation>它的词元回答第一段文字的词元所问</translation>
    </message>
    <message>
        <source>Sentences with heads that do something worth a look</source>
        <translation>一些句子，其中的头做着值得一看的事</translation>
    </message>
    <message>
        <source>places</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>The model looks at a picture: drop another one on the window.</source>
        <translation>模型看的是一张图片：可把另一张拖到窗口上。</translation>
    </message>
    <message>
        <source>squares of a picture</source>
        <translation>图片的方块</translation>
    </message>
    <message>
        <source>Tokens are given by their numbers: see Settings, %1.</source>
        <translation>词元以编号给出：见“设置”中的“%1”。</translation>
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
    <message>
        <source>%1: %2</source>
        <comment>what was not done: why</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Locate “%1”</source>
        <translation>查找“%1”</translation>
    </message>
    <message>
        <source>Open the folder of a model</source>
        <translation>打开模型所在的文件夹</translation>
    </message>
    <message>
        <source>Attention, weights, numbers (*.npz *.npy *.safetensors *.csv *.tsv)</source>
        <translation>注意力、权重、数值 (*.npz *.npy *.safetensors *.csv *.tsv)</translation>
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
    <message>
        <source>Alter</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>A sentence and settings that show what these do; Undo brings yours back</source>
        <translation>一个句子和一组设置，用来展示这些设置的作用；撤销即回到您自己的</translation>
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
        <source>These vectors have different widths, so they share no space. With an output projection, or with as many numbers in every vector, they would.</source>
        <translation>这些向量宽度不同，无法放进同一空间。加上输出投影，或让每个向量的数值个数相同即可。</translation>
    </message>
    <message>
        <source>Looking for the directions in which the tokens differ most …</source>
        <translation>正在寻找词元差异最大的方向……</translation>
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
    <message>
        <source>turned queries q of head %1</source>
        <translation>头 %1 旋转后的查询 q</translation>
    </message>
    <message>
        <source>turned keys k of head %1</source>
        <translation>头 %1 旋转后的键 k</translation>
    </message>
</context>
<context>
    <name>ui::SpectrumStrip</name>
    <message>
        <source>How much each dimension of this head adds to its scores, largest first</source>
        <translation>这个头的每一维对分数的贡献，从大到小</translation>
    </message>
    <message>
        <source>Head %1: %2 of %3 pairs keep %4 %</source>
        <translation>头 %1：%3 对中的 %2 对保留 %4 %</translation>
    </message>
    <message>
        <source>Head %1: %2 of %3 directions keep %4 %</source>
        <translation>头 %1：%3 个方向中的 %2 个保留 %4 %</translation>
    </message>
</context>
<context>
    <name>ui::SpokenWords</name>
    <message>
        <source>Key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>Query %1 gives most to key %2: %3</source>
        <translation>查询 %1 给键 %2 的权重最大：%3</translation>
    </message>
    <message>
        <source>Query %1 gives key %2 the weight %3, rank %4 of %5</source>
        <translation>查询 %1 给键 %2 的权重为 %3，排名 %4 / %5</translation>
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
    <message>
        <source>n %1   h %2   compute %3 ms</source>
        <translation>n %1   h %2   计算 %3 ms</translation>
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
    <name>ui::StepsView</name>
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
    <message>
        <source>number ÷ the range of its colours (±)</source>
        <translation>数值 ÷ 其颜色范围（±）</translation>
    </message>
    <message>
        <source>÷ range of its colours</source>
        <translation>÷ 颜色范围</translation>
    </message>
    <message>
        <source>What is done with one token, from its vector to the output</source>
        <translation>对一个词元做了什么：从它的向量到输出</translation>
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
    <message>
        <source>switched off</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>Whether the table follows the view or stays with one matrix of the locked head</source>
        <translation>表格跟随视图，还是固定为锁定的头的某个矩阵</translation>
    </message>
    <message>
        <source>A click locks the cell in every view; Ctrl+C copies what is chosen</source>
        <translation>点击即在所有视图中锁定该单元格；Ctrl+C 复制选中部分</translation>
    </message>
</context>
<context>
    <name>ui::TensorModel</name>
    <message>
        <source>masked</source>
        <translation>被掩码遮去</translation>
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
    <message>
        <source>Only matrices whose word, name or shape has what is typed stay in the list, as in scores, head2 or 8 × 64</source>
        <translation>列表只留下名称、标识或形状中含有所输入内容的矩阵，例如 scores、head2 或 8 × 64</translation>
    </message>
    <message>
        <source>The matrices of this computation, in the order in which they are made; the chosen one is the picture</source>
        <translation>这次计算中的矩阵，按产生的先后排列；图中画的是选中的那个</translation>
    </message>
</context>
<context>
    <name>ui::TextEditor</name>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Numbers (*.npy *.npz *.safetensors *.csv *.tsv *.txt *.vec)</source>
        <translation>数值 (*.npy *.npz *.safetensors *.csv *.tsv *.txt *.vec)</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.gif *.svg *.webp)</source>
        <translation>图片 (*.png *.jpg *.jpeg *.bmp *.gif *.svg *.webp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>ui::Tips</name>
    <message>
        <source>“%1” looks most at “%2”: %3.</source>
        <translation>“%1”最关注“%2”：%3。</translation>
    </message>
    <message>
        <source>“%1” gives “%2” %3 now; it was %4.</source>
        <translation>“%1”现在给“%2” %3，原来是 %4。</translation>
    </message>
    <message>
        <source>Click another word below the sentence: whom does it look at?</source>
        <translation>点击句子下方的另一个词：它在看谁？</translation>
    </message>
    <message>
        <source>Click a coloured square under Model, in Settings (F8): another head.</source>
        <translation>在设置（F8）的“模型”下点击一个彩色方块：换一个头。</translation>
    </message>
    <message>
        <source>Press ] for the next head: it looks elsewhere.</source>
        <translation>按 ] 换下一个头：它看的是别处。</translation>
    </message>
    <message>
        <source>Drag Temperature, in Settings (F8), to the left: who gets more now?</source>
        <translation>在设置（F8）中把“温度”向左拖：现在谁得到更多？</translation>
    </message>
    <message>
        <source>Type a sentence of your own: the numbers follow as you type.</source>
        <translation>输入自己的句子：边输入，数值边变。</translation>
    </message>
    <message>
        <source>Choose another picture above: %1 shows every head of every layer.</source>
        <translation>在上方换一个视图：“%1”显示每一层的每一个头。</translation>
    </message>
    <message>
        <source>Choose another picture above: %1 shows all heads side by side.</source>
        <translation>在上方换一个视图：“%1”并排显示所有的头。</translation>
    </message>
    <message>
        <source>In head %1 %2</source>
        <comment>1: its number, 2: a sentence</comment>
        <translation>在头 %1 中，%2</translation>
    </message>
    <message>
        <source>Nothing of it was prepared: it is computed here.</source>
        <translation>这里没有任何预先准备的内容：都是当场算出的。</translation>
    </message>
    <message>
        <source>Click a head there, and every picture shows that one.</source>
        <translation>在那里点击一个头，每个视图就都显示它。</translation>
    </message>
    <message>
        <source>“%1” still gives “%2” %3.</source>
        <translation>“%1”仍然给“%2” %3。</translation>
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
    <name>ui::TrainedNote</name>
    <message>
        <source>Show the trained encoder</source>
        <translation>显示训练好的编码器</translation>
    </message>
    <message>
        <source>The same text, looked at by heads that have learnt where to look</source>
        <translation>同一段文字，换由学会了看哪里的头来看</translation>
    </message>
</context>
<context>
    <name>ui::UnseenBar</name>
    <message>
        <source>Show it</source>
        <translation>显示它</translation>
    </message>
    <message>
        <source>Back to the network that learns, at its newest moment</source>
        <translation>回到正在学习的网络的最新时刻</translation>
    </message>
    <message>
        <source>%1 waits, half taught, while another model is shown.</source>
        <translation>正在显示别的模型；%1 只学了一部分，正在等待。</translation>
    </message>
    <message>
        <source>%1 goes on learning while another model is shown.</source>
        <translation>正在显示别的模型；%1 仍在继续学习。</translation>
    </message>
</context>
<context>
    <name>ui::View</name>
    <message>
        <source>words joined (weights to their pieces added, from them averaged)</source>
        <translation>词已合并（指向片段的权重相加，从片段发出的取平均）</translation>
    </message>
    <message>
        <source>special tokens hidden (shares of the others made to add up)</source>
        <translation>特殊词元已隐藏（其余份额重新加总）</translation>
    </message>
    <message>
        <source>altered</source>
        <translation>已改动</translation>
    </message>
</context>
<context>
    <name>ui::ViewFallback</name>
    <message>
        <source>%1 has nothing to show of this, so here is %2.</source>
        <translation>“%1”视图无法显示这一状态，已转到“%2”。</translation>
    </message>
    <message>
        <source>While words are joined or special tokens hidden there are weights alone, and this view shows more</source>
        <translation>合并词或隐藏特殊词元时只有权重，而此视图要显示更多内容</translation>
    </message>
    <message>
        <source>The file that was opened holds too little for this view</source>
        <translation>打开的文件内容太少，无法用于此视图</translation>
    </message>
    <message>
        <source>%1 shows networks that were taught here, so here is %2.</source>
        <translation>“%1”视图显示在这里训练的网络，已转到“%2”。</translation>
    </message>
</context>
<context>
    <name>ui::ViewGuide</name>
    <message>
        <source>What the views show</source>
        <translation>各视图显示什么</translation>
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
    <name>ui::WaitPanel</name>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>How far the computation is</source>
        <translation>计算的进度</translation>
    </message>
    <message>
        <source>Stop computing, and take back the change that asked for it</source>
        <translation>停止计算，并撤回引起它的改动</translation>
    </message>
    <message>
        <source>Stopped; the change was taken back.</source>
        <translation>已停止；改动已撤回。</translation>
    </message>
    <message>
        <source>Stopped; what is shown is from before.</source>
        <translation>已停止；显示的是之前的。</translation>
    </message>
</context>
<context>
    <name>ui::WeightBars</name>
    <message>
        <source>What this query takes of each key, the most first; a click locks the key</source>
        <translation>这个查询从每个键取多少，从最多的开始；点击即锁定该键</translation>
    </message>
</context>
<context>
    <name>ui::WeightDelegate</name>
    <message>
        <source>masked</source>
        <translation>被掩码遮去</translation>
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
    <message>
        <source>A number is needed, as 0.5 or -2e-3.</source>
        <translation>需要一个数，如 0.5 或 -2e-3。</translation>
    </message>
    <message>
        <source>“%1” is not finite: numbers reach from -3.4e38 to 3.4e38.</source>
        <translation>“%1”不是有限的数：数的范围是 -3.4e38 到 3.4e38。</translation>
    </message>
    <message>
        <source>A cell takes one number; these are %1.</source>
        <translation>一个单元格只能放一个数，这里有 %1 个。</translation>
    </message>
    <message>
        <source>Too large: numbers reach from -3.4e38 to 3.4e38.</source>
        <translation>太大：数的范围是 -3.4e38 到 3.4e38。</translation>
    </message>
    <message>
        <source>“%1” is no number. Numbers are written as 0.5 or -2e-3.</source>
        <translation>“%1”不是数。数的写法如 0.5 或 -2e-3。</translation>
    </message>
    <message>
        <source>A point before decimals, nothing between thousands: %1</source>
        <translation>小数点用“.”，千位不加分隔符：%1</translation>
    </message>
</context>
<context>
    <name>widths</name>
    <message>
        <source>%1 (queries: %2)</source>
        <translation>%1（查询：%2）</translation>
    </message>
</context>
</TS>

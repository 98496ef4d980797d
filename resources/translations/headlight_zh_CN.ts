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
        <source>Links between tokens for each of %1 heads</source>
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
        <source>for %1 attending to %2</source>
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
        <source>Model predictions, layer by layer (logit lens)</source>
        <translation>模型逐层的预测（logit lens）</translation>
    </message>
    <message>
        <source>imported: %1</source>
        <translation>导入：%1</translation>
    </message>
    <message>
        <source>Shown with %1.</source>
        <translation>显示时%1。</translation>
    </message>
    <message>
        <source>Training curves and attention of a network</source>
        <translation>网络的训练曲线与注意力</translation>
    </message>
    <message>
        <source>%1: “%2”, %3.</source>
        <translation>%1：“%2”，%3。</translation>
    </message>
    <message>
        <source>Training curves and output of a network without attention</source>
        <translation>无注意力网络的训练曲线与输出</translation>
    </message>
    <message>
        <source>for the decoder tokens of %1 (tokens: %2)</source>
        <translation>%1 的解码器词元（词元数：%2）</translation>
    </message>
    <message>
        <source>for the decoder tokens attending to %1 (tokens: %2 and %3)</source>
        <translation>解码器词元关注 %1（词元数：%2 和 %3）</translation>
    </message>
    <message>
        <source>modified: %1</source>
        <translation>已修改：%1</translation>
    </message>
    <message>
        <source>Value-weighted attention ‖α·v·Wₒ‖ of %1 heads</source>
        <translation>%1 个头的值加权注意力 ‖α·v·Wₒ‖</translation>
    </message>
    <message>
        <source>for %1 and %2 (tokens: %3)</source>
        <translation>句子%1和%2（词元数：%3）</translation>
    </message>
    <message>
        <source>Attention weights of all %1 heads of all layers (sorted by %2)</source>
        <translation>所有层全部 %1 个头的注意力权重（按%2排序）</translation>
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
        <source>Remove point %1</source>
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
        <source>“%1” now provides the queries, keys and values.</source>
        <translation>“%1”现在提供查询、键和值。</translation>
    </message>
    <message>
        <source>“%1” now provides the queries and keys.</source>
        <translation>“%1”现在提供查询和键。</translation>
    </message>
    <message>
        <source>“%1” now provides a mask.</source>
        <translation>“%1”现在提供一个掩码。</translation>
    </message>
    <message>
        <source>“%1” now provides the queries.</source>
        <translation>“%1”现在提供查询。</translation>
    </message>
    <message>
        <source>“%1” now provides the keys.</source>
        <translation>“%1”现在提供键。</translation>
    </message>
    <message>
        <source>“%1” now provides the values.</source>
        <translation>“%1”现在提供值。</translation>
    </message>
    <message>
        <source>“%1” now provides the weights.</source>
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
        <source>Files of the same type (*.%1)</source>
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
        <source>the word vectors have dimension %1: only the first %2 components are used</source>
        <translation>词向量为 %1 维：只使用前 %2 维</translation>
    </message>
    <message>
        <source>the word vectors have dimension %1: padded with zeros to %2</source>
        <translation>词向量为 %1 维：以零补足到 %2 维</translation>
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
        <source>%1: %2 is out of range; the maximum is %3</source>
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
        <source>files cannot be read here, but &quot;%1&quot; is required</source>
        <translation>这里无法读取任何文件，却需要“%1”</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>这个数太大</translation>
    </message>
    <message>
        <source>expected a token number, as in 1-2 or 1&gt;2</source>
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
        <source>the position encoding in use carries no position information, so these heads attend to all tokens equally (self: to identical words): %1</source>
        <translation>当前的位置编码不含位置信息，因此以下各头平均关注所有词元（“自身”：相同的词）：%1</translation>
    </message>
    <message>
        <source>%1 is not a valid array name; expected one such as &quot;w_q&quot; or &quot;layer/w_q&quot;</source>
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
        <source>folder %1 does not exist; create it or choose another</source>
        <translation>没有文件夹 %1；请新建它或另选一个</translation>
    </message>
    <message>
        <source>its folder is not writable; choose another folder</source>
        <translation>不允许写入其所在文件夹；请另选文件夹</translation>
    </message>
    <message>
        <source>the file is not writable; choose another name</source>
        <translation>不允许写入该文件；请换一个名称</translation>
    </message>
    <message>
        <source>the disk is full, at least %1 bytes are needed; free some space or choose another folder. An existing file is left unchanged</source>
        <translation>磁盘已满，至少需要 %1 字节；请腾出空间或另选文件夹。原有的文件（如果有）保持原样</translation>
    </message>
    <message>
        <source>%1. An existing file is left unchanged</source>
        <translation>%1。原有的文件（如果有）保持原样</translation>
    </message>
    <message>
        <source>a cell begins with a quotation mark that is never closed; close it, or write a literal quotation mark as &quot;&quot;&quot;&quot;</source>
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
        <source>the file is not UTF-8 text; save it as UTF-8</source>
        <translation>该文件不是 UTF-8 文本；请以 UTF-8 重新保存</translation>
    </message>
    <message>
        <source>no axes</source>
        <translation>没有轴</translation>
    </message>
    <message>
        <source>this is JSON, but not a Headlight file: the key &quot;headlight&quot; with the format version is missing</source>
        <translation>这是 JSON，但不是 Headlight 文件：缺少写明格式版本的键“headlight”</translation>
    </message>
    <message>
        <source>the format&apos;s version, a whole number,</source>
        <translation>格式的版本（整数）</translation>
    </message>
    <message>
        <source>this file has format %1, but this version reads format %2 and older; open it with a newer Headlight</source>
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
        <source>%1 is out of range here</source>
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
        <source>invalid escape sequence at %1</source>
        <translation>%1处的转义序列无效</translation>
    </message>
    <message>
        <source>invalid word or character at %1</source>
        <translation>%1处的词或字符无效</translation>
    </message>
    <message>
        <source>something is missing or extra at %1, for example a comma</source>
        <translation>%1处缺少或多出了什么，例如逗号</translation>
    </message>
    <message>
        <source>an object has a duplicate key at %1; keep only one %2</source>
        <translation>同一个对象中有重复的键，第二次出现在%1；请只保留一个 %2</translation>
    </message>
    <message>
        <source>this JSON has more than %1 values, the maximum</source>
        <translation>该 JSON 的值超过上限 %1 个</translation>
    </message>
    <message>
        <source>lists and objects are nested more than %1 deep, at %2</source>
        <translation>列表和对象的嵌套超过 %1 层，在%2处</translation>
    </message>
    <message>
        <source>this JSON has %1 bytes; at most %2 are read</source>
        <translation>该 JSON 有 %1 字节；最多读取 %2 字节</translation>
    </message>
    <message>
        <source>the text is not UTF-8 at %1; JSON must be UTF-8: save it with that encoding</source>
        <translation>文本在%1处不是 UTF-8；JSON 必须使用 UTF-8，请以该编码重新保存</translation>
    </message>
    <message>
        <source>this is not JSON: there is a zero byte at %1; the file is damaged or not text</source>
        <translation>这不是 JSON：%1处有值为 0 的字节；文件已损坏或不是文本</translation>
    </message>
    <message>
        <source>line %1 is longer than %2 bytes; this is not a text file of word vectors</source>
        <translation>第 %1 行超过 %2 字节；这不是文本形式的词向量文件</translation>
    </message>
    <message>
        <source>an array of %1 needs %2 bytes, found %3</source>
        <translation>形状为 %1 的数组需要 %2 字节，实际为 %3 字节</translation>
    </message>
    <message>
        <source>the download or export was incomplete, repeat it</source>
        <translation>下载或导出中断了，请重新进行</translation>
    </message>
    <message>
        <source>save one array in one file (or use npz)</source>
        <translation>一个文件只应保存一个数组（或使用 npz）</translation>
    </message>
    <message>
        <source>nothing after the closing brace</source>
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
        <source>a tuple such as (6,); (6) is not a tuple</source>
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
        <source>the number type %1 is not supported; expected f2, f4, f8, i1 to i8, u1 to u8 or b1. Save the array with a.astype(numpy.float32)</source>
        <translation>不支持数值类型 %1；应为 f2、f4、f8、i1 至 i8、u1 至 u8 或 b1。请用 a.astype(numpy.float32) 保存数组</translation>
    </message>
    <message>
        <source>the npy file ends inside its header: %1 bytes are needed, found %2; the download or export was incomplete, repeat it</source>
        <translation>npy 文件在文件头中间就结束了：需要 %1 字节，实际为 %2 字节；下载或导出中断了，请重新进行</translation>
    </message>
    <message>
        <source>this is not an npy file: it does not begin with \x93NUMPY</source>
        <translation>这不是 npy 文件：它不以 \x93NUMPY 开头</translation>
    </message>
    <message>
        <source>a NumPy array (npy)</source>
        <translation>NumPy 数组（npy）</translation>
    </message>
    <message>
        <source>npy versions 1.0, 2.0 and 3.0 are supported, found %1.%2</source>
        <translation>支持的 npy 版本为 1.0、2.0 和 3.0，该文件为 %1.%2</translation>
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
        <source>the archive is damaged; the download or export was incomplete or modified, repeat it</source>
        <translation>压缩包已损坏；下载或导出中断了，或内容被改动，请重新进行</translation>
    </message>
    <message>
        <source>this is a PyTorch checkpoint; its pickle can execute code, so it is not opened. Save the weights with safetensors.torch.save_file or numpy.savez</source>
        <translation>这是 PyTorch 检查点；其中的 pickle 能够执行代码，因此不予打开。请用 safetensors.torch.save_file 或 numpy.savez 保存权重</translation>
    </message>
    <message>
        <source>the archive contains %1; an npz contains only arrays named &quot;….npy&quot;</source>
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
        <source>the archive contains %1 members; at most %2 are read</source>
        <translation>压缩包中有 %1 个成员；最多读取 %2 个</translation>
    </message>
    <message>
        <source>the archive contains the array %1 twice</source>
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
        <source>a non-empty list</source>
        <translation>非空列表</translation>
    </message>
    <message>
        <source>all rows must have the same length</source>
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
        <source>file &quot;%1&quot; not found; check its name and folder</source>
        <translation>没有文件“%1”；请检查文件名及其文件夹</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; is not readable; change its permissions</source>
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
        <source>%1 is not a valid tensor name in a safetensors file</source>
        <translation>safetensors 文件中的张量不能命名为 %1</translation>
    </message>
    <message>
        <source>tensor %1 in the safetensors header: %2</source>
        <translation>safetensors 文件头中的张量 %1：%2</translation>
    </message>
    <message>
        <source>expected the keys &quot;dtype&quot;, &quot;shape&quot; and &quot;data_offsets&quot;; &quot;%1&quot; is missing</source>
        <translation>应有键“dtype”、“shape”和“data_offsets”，缺少“%1”</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot; to be a list of whole numbers from 0</source>
        <translation>“%1”应为从 0 起的整数列表</translation>
    </message>
    <message>
        <source>the number type %1 is not supported; convert to F32, F16, BF16, F64, I8 to I64, U8 to U64 or BOOL</source>
        <translation>不支持数值类型 %1；请转换为 F32、F16、BF16、F64、I8 至 I64、U8 至 U64 或 BOOL</translation>
    </message>
    <message>
        <source>expected &quot;data_offsets&quot; to be a start and an end within the %1 bytes of data; the file is truncated or damaged, download it again</source>
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
        <source>the data of tensor %1 begins at byte %2, expected %3, right after the previous tensor: %4</source>
        <translation>张量 %1 的数据从字节 %2 开始，而按前一个张量应从 %3 开始：%4</translation>
    </message>
    <message>
        <source>an overlap</source>
        <translation>有重叠</translation>
    </message>
    <message>
        <source>a gap</source>
        <translation>有空隙</translation>
    </message>
    <message>
        <source>the tensors cover %1 of the %2 bytes after the header; they must cover all of them</source>
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
        <source>the safetensors header claims %1 bytes, only %2 follow; the download was incomplete, repeat it</source>
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
        <source>a Git LFS pointer: three lines of text in place of the actual file</source>
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
        <source>a PNG image</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>an SVG image</source>
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
        <source>open it as a session, or export the numbers as CSV or npy</source>
        <translation>请把它作为会话打开，或把数值导出为 CSV 或 npy</translation>
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
        <source>pickles can execute code and are not opened; save the arrays with numpy.savez or safetensors</source>
        <translation>pickle 能够执行代码，因此不予打开；请用 numpy.savez 或 safetensors 保存数组</translation>
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
        <source>the file system is read-only</source>
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
        <source>the symbolic links form a loop</source>
        <translation>符号链接形成了循环</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>打开的文件太多</translation>
    </message>
    <message>
        <source>nothing is reading from it any more</source>
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
        <source>system error %1</source>
        <translation>系统错误 %1</translation>
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
        <source>the table is not UTF-8 text; save it again as UTF-8</source>
        <translation>该表格不是 UTF-8 文本；请以该编码重新保存</translation>
    </message>
    <message>
        <source>the table has no cells</source>
        <translation>表格中没有单元格</translation>
    </message>
    <message>
        <source>this list has %1 elements, the first one has %2; all must have the same length</source>
        <translation>此列表有 %1 个元素，而第一个列表有 %2 个；所有列表必须一样长</translation>
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
        <source>the first line declares %1 words, the file has %2; the download was incomplete, repeat it</source>
        <translation>首行声明有 %1 个词，文件中有 %2 个；下载中断了，请重新下载</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains neither w_q, w_k, w_v nor in_proj_weight or q_proj_weight; it has: %2</source>
        <translation>“%1”中既没有 w_q、w_k、w_v，也没有 in_proj_weight 或 q_proj_weight；其中有：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains several attention layers (&quot;%2&quot;, &quot;%3&quot;, …); save the one you want on its own</source>
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
        <source>%1 of dimension %2 are truncated to %3</source>
        <translation>%2 维的%1被截断到 %3 维</translation>
    </message>
    <message>
        <source>%1 of dimension %2 are zero-padded to %3</source>
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
        <source>%1: %2, but the maximum is %3</source>
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
        <source>model dimension (d)</source>
        <translation>模型维度（d）</translation>
    </message>
    <message>
        <source>query and key dimension (d_k)</source>
        <translation>查询和键的维度（d_k）</translation>
    </message>
    <message>
        <source>value dimension (d_v)</source>
        <translation>值的维度（d_v）</translation>
    </message>
    <message>
        <source>this would take about %1, but at most %2 are allowed; use fewer tokens, fewer heads or smaller dimensions</source>
        <translation>这大约需要 %1，但最多允许 %2；请减少词元、减少头数或缩小维度</translation>
    </message>
    <message>
        <source>the text is longer than %1, the maximum</source>
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
        <source>no mask matrix is given; name a file or write it as [[true, false], [true, true]]</source>
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
        <source>the mask matrix contains NaN or +infinity; use finite numbers or -infinity</source>
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
        <source>the scaled dot product already divides by √d_k, so the scores are divided twice</source>
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
        <source>%1: this list has %2 entries, counted from 1</source>
        <translation>%1：此列表有 %2 项，从 1 开始计数</translation>
    </message>
    <message>
        <source>%1: unknown kind &quot;%2&quot;; choose %3</source>
        <translation>%1：没有类型“%2”；可选 %3</translation>
    </message>
    <message>
        <source>%1 (the settings ask for %2)</source>
        <translation>%1（实验要求 %2）</translation>
    </message>
    <message>
        <source>%1 in the file expects vectors of dimension %2 (%2 x %3 for each head), but the %4 have dimension %5</source>
        <translation>文件中的 %1 需要 %2 维的向量（每个头为 %2 x %3），但%4为 %5 维</translation>
    </message>
    <message>
        <source>the embedding uses the file&apos;s d = %1</source>
        <translation>词元按文件的 d = %1 嵌入</translation>
    </message>
    <message>
        <source>heads in the file: %1</source>
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
        <source>the text has no tokens (white space does not count); at least one word is needed</source>
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
        <source>query positions and data points must have the same number of coordinates, but the queries are %1 and the points %2</source>
        <translation>查询位置与数据点的坐标数必须相同，但查询是 %1，点是 %2</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>是不是想写 %1？</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains no tensors</source>
        <translation>“%1”中没有张量</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no tensor &quot;%2&quot; for %3; it has: %4</source>
        <translation>“%1”中没有用作%3的张量“%2”；其中有：%4</translation>
    </message>
    <message>
        <source>which tensor in &quot;%1&quot; holds %2? It has: %3</source>
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
        <translation>无</translation>
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
        <translation>结尾</translation>
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
        <source>a number: all elements must have the same nesting depth</source>
        <translation>数：所有元素的嵌套深度必须相同</translation>
    </message>
    <message>
        <source>&quot;,&quot; or &quot;]&quot;</source>
        <translation>“,”或“]”</translation>
    </message>
    <message>
        <source>lists of equal length up to this point (%1 elements, here %2)</source>
        <translation>此前长度相同的列表（%1 个元素，这里有 %2 个）</translation>
    </message>
    <message>
        <source>a list: all elements must have the same nesting depth</source>
        <translation>列表：所有元素的嵌套深度必须相同</translation>
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
        <source>IDs look like queries, layer1/head1/weights or layer1/output</source>
        <translation>标识形如 queries、layer1/head1/weights 或 layer1/output</translation>
    </message>
    <message>
        <source>there is no tensor &quot;%1&quot; among the %2 of this trace; %3</source>
        <translation>在此计算的 %2 个张量中没有“%1”；%3</translation>
    </message>
    <message>
        <source>ICU could not split the text into words: expected its break rules, got %1; reinstall the ICU library</source>
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
        <source>%1 of %2 manual weight edits do not fit the current shape; they are kept but not used. The first: %3</source>
        <translation>手动设置的 %2 个权重中有 %1 个不符合当前形状，会保留但不使用。第一个：%3</translation>
    </message>
    <message>
        <source>head %1 is ablated, but there are only %2</source>
        <translation>第 %1 个头被消融，但只有 %2 个头</translation>
    </message>
    <message>
        <source>a width of %1 is not divisible by %2 heads</source>
        <translation>宽度 %1 不能被 %2 个头整除</translation>
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
        <source>an additional key and value (add_bias_kv) is not supported; train the layer without it</source>
        <translation>不支持附加的键和值（add_bias_kv）；请不带它训练</translation>
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
        <source>%1 values are needed, one for each output column</source>
        <translation>需要 %1 个数，每个输出列一个</translation>
    </message>
    <message>
        <source>its heads produce keys of dimension %1, but the queries have dimension %2</source>
        <translation>它的各头给出 %1 维的键，但查询为 %2 维</translation>
    </message>
    <message>
        <source>%1 heads of dimension %2 need an input of dimension %3</source>
        <translation>%1 个 %2 维的头需要 %3 维的输入</translation>
    </message>
    <message>
        <source>the score needs %1, which the weights file does not contain; it has: %2</source>
        <translation>该得分需要 %1，但权重文件中没有；其中有：%2</translation>
    </message>
    <message>
        <source>%1 x %2 is needed, or %3 of them, one for each head</source>
        <translation>需要 %1 x %2，或 %3 个这样的矩阵，每个头一个</translation>
    </message>
    <message>
        <source>the images are %1 x %2 pixels, but the format allows at most %3 per side; choose a smaller size or another format</source>
        <translation>图片为 %1 x %2 像素，而该格式每边最多 %3 像素；请选择较小的尺寸或其他格式</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not numeric and cannot be swept; &quot;headlight fields&quot; lists which fields are of type integer or number</source>
        <translation>“%1”不是数，无法扫描；“headlight fields”会说明哪些字段是整数或数</translation>
    </message>
    <message>
        <source>the start and end of a sweep must be finite numbers</source>
        <translation>扫描的起点和终点都应是有限的数</translation>
    </message>
    <message>
        <source>a sweep has from 2 to %1 frames, not %2</source>
        <translation>一次扫描有 2 到 %1 帧，而不是 %2 帧</translation>
    </message>
    <message>
        <source>logarithmic steps need a start and an end above 0, not %1 and %2</source>
        <translation>对数步进的起点和终点都应大于 0，而不是 %1 和 %2</translation>
    </message>
    <message>
        <source>these settings cannot all be written as one command; save the session and render its file</source>
        <translation>这些设置无法全部写进一条命令；请保存会话，再由会话文件绘制</translation>
    </message>
    <message>
        <source>there are too many numbers for a command; save the session and render its file</source>
        <translation>数值太多，无法写进一条命令；请保存会话，再由会话文件绘制</translation>
    </message>
    <message>
        <source>%1 at %2 dpi is %3 million pixels; the maximum is 200 million. Use a lower dpi, a smaller size, or PDF</source>
        <translation>%1、%2 dpi 共有 %3 百万像素，而上限为 2 亿像素；请降低 dpi、缩小尺寸或改用 PDF</translation>
    </message>
    <message>
        <source>this computer&apos;s Qt cannot write %1; install qt6-image-formats-plugins, or use png</source>
        <translation>本机的 Qt 无法写入 %1；请安装 qt6-image-formats-plugins，或改用 png</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not end with a known format: %2</source>
        <translation>“%1”没有以格式名称结尾：%2</translation>
    </message>
    <message>
        <source>%1 leaves no room for text of %2 points; use a larger size or a smaller font</source>
        <translation>%1 容不下 %2 磅的文字；请加大尺寸或缩小字号</translation>
    </message>
    <message>
        <source>%1 exceeds the largest page size, 5080 mm; use a smaller size</source>
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
        <source>this figure contains no session: it was not exported by Headlight, was exported without its session, or another program removed it; open the session file instead</source>
        <translation>这张图片不带会话：它不是由 Headlight 导出的，或导出时没有内嵌会话，或会话已被其他程序移除；请改为打开会话文件</translation>
    </message>
    <message>
        <source>not enough memory for this many pixels; lower the dpi</source>
        <translation>内存不足，容不下这么多像素；请降低 dpi</translation>
    </message>
    <message>
        <source>the image could not be written</source>
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
        <source>not enough memory for this: use fewer tokens, heads or layers, or close other programs</source>
        <translation>内存不足，无法完成此操作：请减少词元、头或层，或关闭其他程序</translation>
    </message>
    <message>
        <source>an unexpected error occurred</source>
        <translation>发生了意料之外的错误</translation>
    </message>
    <message>
        <source>a Headlight session</source>
        <translation>Headlight 会话</translation>
    </message>
    <message>
        <source>there is no view &quot;%1&quot;; the views are %2</source>
        <translation>没有视图“%1”；可用的视图有 %2</translation>
    </message>
    <message>
        <source>the weights file does not specify the number of heads; %1 are assumed, --set heads=N changes this</source>
        <translation>权重文件没有说明头数；按 %1 个头处理，可用 --set heads=N 更改</translation>
    </message>
    <message>
        <source>the heads are built for patterns (weights=handmade); --set weights=identity uses the vectors directly, --weights loads a file</source>
        <translation>各头是为特定模式构造的（weights=handmade）；--set weights=identity 原样使用向量，--weights 指定文件</translation>
    </message>
    <message>
        <source>the view %1 has nothing to show. %2</source>
        <translation>视图 %1 没有可显示的内容。%2</translation>
    </message>
    <message>
        <source>%1 Use --pin FIELD=VALUE.</source>
        <translation>%1--pin FIELD=VALUE 即可做到。</translation>
    </message>
    <message>
        <source>%1 &quot;headlight examples regression&quot; prints a session with points.</source>
        <translation>%1“headlight examples regression”会输出一个带有点的会话。</translation>
    </message>
    <message>
        <source>--output: an animation must be written to a file, not to standard output; name it, as in -o sweep.gif</source>
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
        <source>there are %1 tokens &quot;%2&quot;: %3; use one of these, or #%4 for the token with that number</source>
        <translation>有 %1 个词元“%2”：%3；请取其中之一，或以 #%4 指定该编号的词元</translation>
    </message>
    <message>
        <source>there is only one token &quot;%1&quot;, token %2</source>
        <translation>只有一个词元“%1”，即第 %2 个</translation>
    </message>
    <message>
        <source>cannot determine the format from &quot;%1&quot;; end the name with .gif, .webp, .png, .mp4 or .webm</source>
        <translation>无法从“%1”判断格式；文件名请以 .gif、.webp、.png、.mp4 或 .webm 结尾</translation>
    </message>
    <message>
        <source>MP4 and WebM videos need ffmpeg, which is not installed; install it (on Debian and Ubuntu: sudo apt install ffmpeg), or end the name with .gif, .webp or .png</source>
        <translation>MP4 和 WebM 视频需要 ffmpeg，而它尚未安装；请安装它（Debian 和 Ubuntu：sudo apt install ffmpeg），或让文件名以 .gif、.webp 或 .png 结尾</translation>
    </message>
    <message>
        <source>cannot write next to &quot;%1&quot;</source>
        <translation>无法在“%1”旁写入文件</translation>
    </message>
    <message>
        <source>ffmpeg stopped responding and was terminated; no video was written. Try another format, or another version of ffmpeg</source>
        <translation>ffmpeg 停止响应，已被终止；没有写入视频。请尝试其他格式或其他版本的 ffmpeg</translation>
    </message>
    <message>
        <source>cannot write &quot;%1&quot;: the disk is full; free some space or choose another folder. An existing file is left unchanged</source>
        <translation>无法写入“%1”：磁盘已满；请腾出空间或另选文件夹。原有的文件（如果有）保持原样</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be started: %2</source>
        <translation>无法启动“%1”：%2</translation>
    </message>
    <message>
        <source>ffmpeg exited before the video was finished, without an error message</source>
        <translation>ffmpeg 在视频完成之前就退出了，没有说明原因</translation>
    </message>
    <message>
        <source>ffmpeg exited before the video was finished: %1</source>
        <translation>ffmpeg 在视频完成之前就退出了：%1</translation>
    </message>
    <message>
        <source>a tensor of %1 would take %2 of memory, but at most %3 are read at once</source>
        <translation>形状为 %1 的张量将占用 %2 内存，但一次最多读取 %3</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; changed while it was being read; read it again</source>
        <translation>文件“%1”在读取过程中被修改；请重新读取</translation>
    </message>
    <message>
        <source>at least one is needed</source>
        <translation>至少需要一个</translation>
    </message>
    <message>
        <source>no matrix is called &quot;%1&quot;; %2</source>
        <translation>没有名为“%1”的矩阵；%2</translation>
    </message>
    <message>
        <source>config.json has no &quot;model_type&quot;; it must be one of %1</source>
        <translation>config.json 中没有“model_type”；它应为下列之一：%1</translation>
    </message>
    <message>
        <source>model type &quot;%1&quot; is not supported; supported types: %2</source>
        <translation>不支持模型类型“%1”；支持的类型：%2</translation>
    </message>
    <message>
        <source>token %1 has the ID %2; the model&apos;s vocabulary has IDs 0 to %3</source>
        <translation>第 %1 个词元的 ID 是 %2；该模型词表的 ID 为 0 到 %3</translation>
    </message>
    <message>
        <source>the image has %1 values; the model expects %2 x %3 x %3</source>
        <translation>图像有 %1 个数；该模型需要 %2 x %3 x %3</translation>
    </message>
    <message>
        <source>this model takes images, not text</source>
        <translation>该模型的输入是图像，不是文本</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of this model is NaN or too large; are its weights damaged?</source>
        <translation>该模型的“%1”为 NaN 或过大；它的权重是否已损坏？</translation>
    </message>
    <message>
        <source>there is nothing to compute: no tokens</source>
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
        <source>config.json requires %1 values in tensor %2, but the file has %3</source>
        <translation>config.json 要求张量 %2 有 %1 个数，而文件中是 %3</translation>
    </message>
    <message>
        <source>tensor %1 is quantised (integers), which is not supported; use the model in F32, F16 or BF16</source>
        <translation>张量 %1 是量化的整数权重，不支持；请使用 F32、F16 或 BF16 的模型</translation>
    </message>
    <message>
        <source>%1 is missing from the weights; are all shards present, and does config.json belong to this model?</source>
        <translation>权重中缺少 %1；分片是否齐全，config.json 是否属于同一模型？</translation>
    </message>
    <message>
        <source>the weights are in %1, %2, which is not supported. Download %3 from the model&apos;s page instead, or save the model with save_pretrained(folder, safe_serialization=True)</source>
        <translation>权重在 %1 中，即%2；它不会被打开。请改从模型的页面下载 %3，或用 save_pretrained(folder, safe_serialization=True) 保存模型</translation>
    </message>
    <message>
        <source>quantised weights for llama.cpp</source>
        <translation>供 llama.cpp 使用的量化权重</translation>
    </message>
    <message>
        <source>a pickle, which can execute code, or another library&apos;s file</source>
        <translation>能够执行代码的 pickle，或其他库的文件</translation>
    </message>
    <message>
        <source>the folder has no %1; download it from the model&apos;s page</source>
        <translation>该文件夹中没有 %1；请从模型的页面下载</translation>
    </message>
    <message>
        <source>%1: the shard of tensor %2 is not a file name</source>
        <translation>%1：张量 %2 所在的分片不是文件名</translation>
    </message>
    <message>
        <source>%1 should have a &quot;weight_map&quot; from tensors to files</source>
        <translation>%1 应有从张量到文件的“weight_map”</translation>
    </message>
    <message>
        <source>shard %1 of the weights is missing; download it as well</source>
        <translation>缺少权重的分片 %1；请一并下载</translation>
    </message>
    <message>
        <source>choose the folder of a model, not a file in it</source>
        <translation>请选择模型的文件夹，而不是其中的文件</translation>
    </message>
    <message>
        <source>the folder has no config.json; download it from the model&apos;s page, next to the weights</source>
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
        <source>config.json has no &quot;%1&quot;</source>
        <translation>config.json 中没有“%1”</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>a list of strings</source>
        <translation>字符串的列表</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>数的列表</translation>
    </message>
    <message>
        <source>config.json: &quot;%1&quot; is %2, which is not supported</source>
        <translation>config.json：“%1”为 %2，不支持</translation>
    </message>
    <message>
        <source>config.json: &quot;%1&quot; is %2, which does not divide %3</source>
        <translation>config.json：“%1”为 %2，不能整除 %3</translation>
    </message>
    <message>
        <source>config.json: the values of &quot;%1&quot; are inconsistent</source>
        <translation>config.json：“%1”中的数互相矛盾</translation>
    </message>
    <message>
        <source>unused tensors of the model (%1): %2</source>
        <translation>模型中未使用的张量（%1 个）：%2</translation>
    </message>
    <message>
        <source>a token and its ID</source>
        <translation>词元及其 ID</translation>
    </message>
    <message>
        <source>as many IDs as tokens</source>
        <translation>与词元同样多的 ID</translation>
    </message>
    <message>
        <source>two subwords</source>
        <translation>两个子词</translation>
    </message>
    <message>
        <source>a subword and its score</source>
        <translation>子词及其分数</translation>
    </message>
    <message>
        <source>a whole number from 0 to %1</source>
        <translation>0 到 %1 之间的整数</translation>
    </message>
    <message>
        <source>merge %1 of the tokenizer is not two subwords separated by a space: “%2”</source>
        <translation>分词器的第 %1 条合并规则不是以空格分开的两个子词：“%2”</translation>
    </message>
    <message>
        <source>the tokens “%1” and “%2” of the tokenizer share the ID %3</source>
        <translation>分词器的词元“%1”和“%2”共用 ID %3</translation>
    </message>
    <message>
        <source>%1 of the tokenizer is %2, not %3</source>
        <translation>分词器的 %1 是 %2，而不是%3</translation>
    </message>
    <message>
        <source>the tokenizer uses “%1” at %2, which is not supported</source>
        <translation>分词器在 %2 处使用“%1”，不支持</translation>
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
        <source>the tokenizer&apos;s regular expression “%1” does not finish on this text; shorten the text or use another tokenizer</source>
        <translation>分词器的正则表达式“%1”处理这段文本时无法结束；请缩短文本或换用其他分词器</translation>
    </message>
    <message>
        <source>the tokenizer&apos;s regular expression “%1” cannot be parsed</source>
        <translation>无法解析分词器的正则表达式“%1”</translation>
    </message>
    <message>
        <source>merge %1 of the tokenizer needs “%2”, which is not in its vocabulary</source>
        <translation>分词器的第 %1 条合并规则需要“%2”，但词表中没有它</translation>
    </message>
    <message>
        <source>the tokenizer&apos;s vocabulary has a gap: “%1” has the ID %2, but no token has %3</source>
        <translation>分词器的词表有空缺：“%1”的 ID 是 %2，但没有词元的 ID 是 %3</translation>
    </message>
    <message>
        <source>a token of the tokenizer has %1 bytes; the maximum is %2</source>
        <translation>分词器的一个词元有 %1 字节；最多可读 %2 字节</translation>
    </message>
    <message>
        <source>the tokenizer&apos;s vocabulary is empty</source>
        <translation>分词器的词表是空的</translation>
    </message>
    <message>
        <source>the tokenizer has no token for “%1” and no unknown token ([UNK])</source>
        <translation>分词器没有“%1”的词元，也没有未知词元（[UNK]）</translation>
    </message>
    <message>
        <source>the text has %1 bytes; the tokenizer&apos;s maximum is %2</source>
        <translation>文本有 %1 字节；分词器最多接受 %2 字节</translation>
    </message>
    <message>
        <source>no token of the tokenizer has the ID %1</source>
        <translation>分词器没有 ID 为 %1 的词元</translation>
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
        <source>each line must be a JSON string: &quot;…&quot;</source>
        <translation>每一行都应是一个 JSON 字符串：&quot;…&quot;</translation>
    </message>
    <message>
        <source>this model has no tokenizer (tokenizer.json, vocab.txt, or vocab.json with merges.txt); give token IDs instead: %1</source>
        <translation>该模型没有分词器（tokenizer.json、vocab.txt，或 vocab.json 与 merges.txt）；请给出词元 ID：%1</translation>
    </message>
    <message>
        <source>a trained model takes one or two sentences, not vectors</source>
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
        <source>this model takes %1 channels, but an image has 3: give the values as npy</source>
        <translation>该模型的输入有 %1 个通道，而图像有 3 个：请以 npy 给出数值</translation>
    </message>
    <message>
        <source>the image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>no token is masked: --hide 3 masks the third one, --at TOKEN predicts at a visible one</source>
        <translation>没有掩码词元：--hide 3 把第三个换成 [MASK]，--at TOKEN 询问模型看得到的词元</translation>
    </message>
    <message>
        <source>--%1: %2</source>
        <translation>--%1：%2</translation>
    </message>
    <message>
        <source>expected a query token and a key token, as in &quot;it&gt;animal&quot;, found &quot;%1&quot;</source>
        <translation>应为一个查询词元和一个键词元，例如“it&gt;animal”，得到的是“%1”</translation>
    </message>
    <message>
        <source>this model has no decoder and cannot translate; the bundled model &quot;translator&quot; can</source>
        <translation>该模型没有解码器，不能翻译；随附的模型“translator”可以</translation>
    </message>
    <message>
        <source>rank %1 was requested, but a head has only %2 dimensions: all are kept</source>
        <translation>要求的秩为 %1，但每个头只有 %2 个维度：全部保留</translation>
    </message>
    <message>
        <source>%1 heads were to be kept, but there are only %2: all are kept</source>
        <translation>要保留 %1 个头，但只有 %2 个：全部保留</translation>
    </message>
    <message>
        <source>%1 directions were requested, but the vectors have only %2 dimensions: all are kept</source>
        <translation>要求 %1 个方向，但向量只有 %2 维：全部保留</translation>
    </message>
    <message>
        <source>this model has no attention layer called &quot;%1&quot;</source>
        <translation>该模型没有名为“%1”的注意力层</translation>
    </message>
    <message>
        <source>this model is not a causal language model: it cannot continue a text</source>
        <translation>该模型不是因果语言模型：不能续写文本</translation>
    </message>
    <message>
        <source>this model&apos;s weights have no output head: it makes no predictions</source>
        <translation>该模型的权重没有输出头：不能做预测</translation>
    </message>
    <message>
        <source>this model classifies each token as original or replaced (ELECTRA); it does not predict tokens</source>
        <translation>该模型判断每个词元是否被替换过（ELECTRA），不预测词元</translation>
    </message>
    <message>
        <source>there is no token %1: there are %2</source>
        <translation>没有第 %1 个词元：共有 %2 个</translation>
    </message>
    <message>
        <source>this model has no mask token; only masked language models have one, such as encoder</source>
        <translation>该模型没有掩码词元 [MASK]；只有掩码语言模型才有，例如 encoder</translation>
    </message>
    <message>
        <source>token %1 cannot be masked: there are %2</source>
        <translation>第 %1 个词元不能换成 [MASK]：共有 %2 个</translation>
    </message>
    <message>
        <source>this model takes text, not images</source>
        <translation>该模型的输入是文本，不是图像</translation>
    </message>
    <message>
        <source>tensor %1 is %2, but should have %3 axes</source>
        <translation>张量 %1 为 %2，但应有 %3 个轴</translation>
    </message>
    <message>
        <source>tensor %1 exists, but not that of the layer&apos;s first head</source>
        <translation>有张量 %1，但没有该层第一个头的张量</translation>
    </message>
    <message>
        <source>%1 should be a JSON list of %2 strings, as bytes; it has %3</source>
        <translation>%1 应为由 %2 个字符串组成的 JSON 列表（以字节存储），实际有 %3 个</translation>
    </message>
    <message>
        <source>tensor %1 is %2, which does not match the %3 heads, %4 queries and %5 keys of the attention</source>
        <translation>张量 %1 为 %2，与该注意力的 %3 个头、%4 个查询和 %5 个键不符</translation>
    </message>
    <message>
        <source>tensor %1 contains NaN or infinity</source>
        <translation>张量 %1 中有 NaN 或无穷大</translation>
    </message>
    <message>
        <source>its tokens are fixed and cannot be replaced</source>
        <translation>它的词元是固定的，不能更换</translation>
    </message>
    <message>
        <source>it contains no model that could make predictions</source>
        <translation>其中没有可以做预测的模型</translation>
    </message>
    <message>
        <source>this file holds imported attention; %1</source>
        <translation>此文件中是导入的注意力；%1</translation>
    </message>
    <message>
        <source>the file has more than %1 heads, the maximum</source>
        <translation>该文件的头超过上限 %1 个</translation>
    </message>
    <message>
        <source>the file contains no attention: no &quot;attentions&quot; of (layers, heads, queries, keys), no &quot;layer1/weights&quot; of (heads, queries, keys); for a trained model, give its folder</source>
        <translation>该文件中没有注意力：既没有形状为（层、头、查询、键）的“attentions”，也没有形状为（头、查询、键）的“layer1/weights”；若是训练好的模型，请指定其文件夹</translation>
    </message>
    <message>
        <source>tensor %1 is %2, but those of other heads have another width</source>
        <translation>张量 %1 为 %2，但其他头的张量宽度不同</translation>
    </message>
    <message>
        <source>%1 should be a JSON list of %2 strings, as bytes, but it has %3 numbers</source>
        <translation>%1 应为由 %2 个字符串组成的 JSON 列表（以字节存储），实际有 %3 个数</translation>
    </message>
    <message>
        <source>it cannot be modified</source>
        <translation>不能对它进行修改</translation>
    </message>
    <message>
        <source>its model is unknown</source>
        <translation>其模型未知</translation>
    </message>
    <message>
        <source>this model takes images, not text; give one: %1</source>
        <translation>该模型的输入是图像而不是文本；请指定一张：%1</translation>
    </message>
    <message>
        <source>the image cannot be read</source>
        <translation>无法读取这张图像</translation>
    </message>
    <message>
        <source>&quot;headlight lessons&quot; lists all of them</source>
        <translation>“headlight lessons”列出全部课程</translation>
    </message>
    <message>
        <source>%1 has no lesson steps</source>
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
        <source>token %1 has the type %2; the model has types 0 to %3</source>
        <translation>第 %1 个词元的类型是 %2；该模型的类型为 0 到 %3</translation>
    </message>
    <message>
        <source>%1: %2; %3 selects the attention layer that a mask applies to</source>
        <translation>%1：%2；用 %3 指明掩码作用于哪个注意力层</translation>
    </message>
    <message>
        <source>a one-dimensional array of strings</source>
        <translation>一维字符串数组</translation>
    </message>
    <message>
        <source>there is no such folder; the bundled models are %1</source>
        <translation>没有这个文件夹；随附的模型有 %1</translation>
    </message>
    <message>
        <source>%1 should be UTF-8 strings</source>
        <translation>%1 应是 UTF-8 文本</translation>
    </message>
    <message>
        <source>nothing in this text is in the model&apos;s vocabulary: every token is %1</source>
        <translation>该模型的词表不含这段文本中的任何内容：每个词元都是 %1</translation>
    </message>
    <message>
        <source>token types are given for %1 tokens, but there are %2: missing ones are set to 0</source>
        <translation>给出了 %1 个词元的类型，但有 %2 个词元：缺少类型的为 0</translation>
    </message>
    <message>
        <source>unknown network &quot;%1&quot;; available: %2</source>
        <translation>没有网络“%1”；可用的有：%2</translation>
    </message>
    <message>
        <source>unknown optimiser &quot;%1&quot;; available: %2</source>
        <translation>没有优化器“%1”；可用的有：%2</translation>
    </message>
    <message>
        <source>line %1 of the training history contains &quot;%2&quot;, which is not a number</source>
        <translation>训练历史的第 %1 行有“%2”，它不是数</translation>
    </message>
    <message>
        <source>%1 already contains a network: use --resume to continue its training, or another folder to keep it</source>
        <translation>%1 中已有一个网络：--resume 会接着训练它，另选文件夹则保留它</translation>
    </message>
    <message>
        <source>the folder %1 cannot be created</source>
        <translation>无法建立文件夹 %1</translation>
    </message>
    <message>
        <source>the step count in the checkpoint is not valid</source>
        <translation>检查点中的步数不是有效的数</translation>
    </message>
    <message>
        <source>the description of the training task is missing</source>
        <translation>缺少训练任务的说明</translation>
    </message>
    <message>
        <source>the network was trained with a different vocabulary from this version of the task</source>
        <translation>这个网络训练时的词表与本程序该任务的词表不同</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>缺少“%1”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not have the shape of the network&apos;s weight</source>
        <translation>“%1”的形状与网络的权重不同</translation>
    </message>
    <message>
        <source>the folder contains no network trained with Headlight</source>
        <translation>该文件夹中没有用 Headlight 训练的网络</translation>
    </message>
    <message>
        <source>there is no input text for the network</source>
        <translation>没有可以输入网络的文本</translation>
    </message>
    <message>
        <source>this network has no attention; its output is &quot;%1&quot;</source>
        <translation>这个网络没有注意力；它的输出是“%1”</translation>
    </message>
    <message>
        <source>unknown task &quot;%1&quot;; available: %2</source>
        <translation>没有任务“%1”；可用的有：%2</translation>
    </message>
    <message>
        <source>not in the network&apos;s vocabulary: %1; only tokens that occur in training are in it</source>
        <translation>不在网络的词表中：%1；词表只含训练时出现过的词元</translation>
    </message>
    <message>
        <source>a network trained with Headlight takes a text as input</source>
        <translation>用 Headlight 训练的网络以文本为输入</translation>
    </message>
    <message>
        <source>--moments shows the checkpoints of a network trained with &quot;headlight train&quot;: give its folder with --model</source>
        <translation>--moments 显示由“headlight train”训练的网络的检查点：用 --model 指出它的文件夹</translation>
    </message>
    <message>
        <source>--%1 has no effect together with --%2</source>
        <translation>--%1 与 --%2 同用时没有意义</translation>
    </message>
    <message>
        <source>%1 contains no network trained with Headlight</source>
        <translation>%1 中没有用 Headlight 训练的网络</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>还有 %1 处</translation>
    </message>
    <message>
        <source>the data has no rows to train on</source>
        <translation>数据中没有可用于训练的行</translation>
    </message>
    <message>
        <source>expected %1 cells, found %2; put text that contains the separator in quotation marks</source>
        <translation>应有 %1 个单元格，实际有 %2 个；含有分隔符的文本要放在引号中</translation>
    </message>
    <message>
        <source>expected one word or character with its tag, found %1</source>
        <translation>标签旁应有一个词或字符，实际为 %1</translation>
    </message>
    <message>
        <source>%1 has no tag</source>
        <translation>%1 没有标签</translation>
    </message>
    <message>
        <source>%1 has no checkpoint.safetensors: the network can be viewed, but its training cannot be resumed</source>
        <translation>%1 没有 checkpoint.safetensors：可以查看网络，但不能继续训练</translation>
    </message>
    <message>
        <source>a %1 kernel is flat inside, so its gradient is zero and it cannot be trained; differentiable kernels: %2</source>
        <translation>%1 核在内部是平的，梯度为零，无法训练；可微的核：%2</translation>
    </message>
    <message>
        <source>mask %1 fits texts of one length only, but training uses many lengths; masks for any length: %2</source>
        <translation>掩码 %1 只适用于一种长度的文本，而训练用到许多长度；适用于任何长度的掩码：%2</translation>
    </message>
    <message>
        <source>expected numbers separated by spaces, the positions at which to evaluate the curve; found &quot;%1&quot;</source>
        <translation>应为以空格分隔的数，即对曲线求值的位置；实际为“%1”</translation>
    </message>
    <message>
        <source>the text has %1 words or characters; the maximum for training is %2</source>
        <translation>文本有 %1 个词或字符；训练时最多 %2 个</translation>
    </message>
    <message>
        <source>there is no text</source>
        <translation>没有文本</translation>
    </message>
    <message>
        <source>the text has no target</source>
        <translation>文本没有目标</translation>
    </message>
    <message>
        <source>the text has %1 words or characters, but %2 tags</source>
        <translation>文本有 %1 个词或字符，却有 %2 个标签</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the end-of-sequence token and cannot occur in a target</source>
        <translation>“%1”是序列结束词元，不能出现在目标中</translation>
    </message>
    <message>
        <source>the target is &quot;%1&quot; in every row; at least two different targets are needed</source>
        <translation>每一行的目标都是“%1”；至少需要两个不同的目标</translation>
    </message>
    <message>
        <source>the data has %1 different words or characters; the maximum is %2. Split it into characters, or leave out rare words</source>
        <translation>数据有 %1 个不同的词或字符；最多 %2 个。请按字符读取，或去掉罕见的词</translation>
    </message>
    <message>
        <source>%1 is a regression task, which needs the network kernel</source>
        <translation>%1 是回归任务，需要 kernel 网络</translation>
    </message>
    <message>
        <source>%1 contains text; curve fitting needs points in columns x,y</source>
        <translation>%1 中是文本；拟合曲线需要点，列为 x,y</translation>
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
        <source>%1 already exists and is not empty; it was not changed. Choose another name to keep both</source>
        <translation>%1 已经存在且不是空的；其中没有改动任何内容。换一个名称可以两者都保留</translation>
    </message>
    <message>
        <source>the data has %1 points; the maximum is %2 (each point is predicted from all others)</source>
        <translation>数据有 %1 个点；最多 %2 个（每个点由其他所有点预测）</translation>
    </message>
    <message>
        <source>all points have x = %1; a curve needs different x values</source>
        <translation>所有点的 x 都是 %1；曲线需要不同的 x</translation>
    </message>
    <message>
        <source>the x values, %1 to %2, are too large compared with their differences to be distinguished; subtract the first value from all</source>
        <translation>x 值（%1 到 %2）与它们之间的差相比太大，无法区分；请把所有值都减去第一个值</translation>
    </message>
    <message>
        <source>a network without attention heads takes only a text and cannot be modified</source>
        <translation>没有注意力头的网络只接受文本，也不能修改</translation>
    </message>
    <message>
        <source>rank %1 was requested, but this score has trained parameters of its own: all dimensions are kept</source>
        <translation>要求秩为 %1，但该得分有自己训练出的参数：保留所有维度</translation>
    </message>
    <message>
        <source>of %1 rows, %2 would go to the validation set (one x value in ten) and %3 to the training set; add more rows</source>
        <translation>%1 行中有 %2 行归验证集（每十个 x 留一个），%3 行归训练集；请多给一些</translation>
    </message>
    <message>
        <source>a kernel network compares positions with a single parameter: there is no rank, head or direction to remove</source>
        <translation>核网络只用一个参数比较位置：没有可以去掉的秩、头或方向</translation>
    </message>
    <message>
        <source>&quot;%1&quot; affects only what is drawn: use it with &quot;headlight render&quot;</source>
        <translation>“%1”只关系到画什么：请用“headlight render”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; applies only to custom attention: to modify a trained model, use the fields that begin with network.changes</source>
        <translation>“%1”只用于自定义注意力：要修改训练好的模型，请用以 network.changes 开头的字段</translation>
    </message>
    <message>
        <source>this array holds Python objects, which NumPy stores as a pickle; pickles can execute code and are not opened. Save it without them: numbers with a.astype(numpy.float32), strings with a.astype(str)</source>
        <translation>该数组含有 Python 对象，NumPy 以 pickle 保存；pickle 能够执行代码，因此不予打开。请另存为不含对象的数组：数用 a.astype(numpy.float32)，字符串用 a.astype(str)</translation>
    </message>
    <message>
        <source>tensor %1 is %2: it contains no numeric data</source>
        <translation>张量 %1 是 %2：其中没有数</translation>
    </message>
    <message>
        <source>this model has no token types: the given types have no effect</source>
        <translation>该模型没有词元类型：给出的类型不起作用</translation>
    </message>
    <message>
        <source>this model has no decoder: the decoder input has no effect</source>
        <translation>该模型没有解码器：解码器输入不起作用</translation>
    </message>
    <message>
        <source>the tokenizer&apos;s replacements would make this text %1 bytes long; shorten the text or use another tokenizer</source>
        <translation>分词器的替换会把这段文本变成 %1 字节长；请缩短文本或换一个分词器</translation>
    </message>
    <message>
        <source>there are %1</source>
        <translation>有 %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no effect on this computation: all frames would be the same</source>
        <translation>“%1”不影响这里的计算：所有帧都会一样</translation>
    </message>
    <message>
        <source>This file holds imported attention, which this view cannot show.</source>
        <translation>此文件是导入的注意力，此视图无法显示。</translation>
    </message>
    <message>
        <source>a network trained with Headlight takes one text</source>
        <translation>用 Headlight 训练的网络只接受一段文本</translation>
    </message>
    <message>
        <source>this network was trained on a curve: its input is numbers (x values), not tokens</source>
        <translation>这个网络是用曲线训练的：输入是数（x 值），不是词元</translation>
    </message>
    <message>
        <source>--set: training has no field &quot;%1&quot;; it takes fields of the score, scaling, mask, normaliser or position, as in mask.window=3 or scaling.factor=8</source>
        <translation>--set：训练没有字段“%1”；可设置得分、缩放、掩码、归一化函数或位置编码的字段，例如 mask.window=3 或 scaling.factor=8</translation>
    </message>
    <message>
        <source>--%1 has no effect here: it is for %2; the network is %3</source>
        <translation>--%1 在这里不起作用：它用于 %2；而网络是 %3</translation>
    </message>
    <message>
        <source>the name %1 already implies --%2; use --network %3 to set it separately</source>
        <translation>名称 %1 已经包含 --%2；要单独设置，请用 --network %3</translation>
    </message>
    <message>
        <source>this network does not generate tokens; use show or compute to see what it does with a text</source>
        <translation>这个网络不生成词元；请用 show 或 compute 查看它如何处理文本</translation>
    </message>
    <message>
        <source>%1 comparison networks are too many; the maximum is %2</source>
        <translation>%1 个对比网络太多；最多 %2 个</translation>
    </message>
    <message>
        <source>network %1 is listed twice; both runs would be identical</source>
        <translation>网络 %1 列了两次；两次训练会完全一样</translation>
    </message>
    <message>
        <source>%1; --from %2 starts a branch from an earlier checkpoint</source>
        <translation>%1；--from %2 从更早的检查点开始分支</translation>
    </message>
    <message>
        <source>it has no checkpoints</source>
        <translation>它没有检查点</translation>
    </message>
    <message>
        <source>there is no checkpoint at step %1; there are %2</source>
        <translation>没有第 %1 步的检查点；有 %2</translation>
    </message>
    <message>
        <source>the given data</source>
        <translation>给出的数据</translation>
    </message>
    <message>
        <source>%1 needs a sequence as output, that is a network with a decoder: gru, lstm, rnn or transformer</source>
        <translation>%1 的输出是序列，需要带解码器的网络：gru、lstm、rnn 或 transformer</translation>
    </message>
    <message>
        <source>%1 needs labels as output, that is a network without a decoder: attention, lstm, gru, rnn, window or token</source>
        <translation>%1 的输出是标签，需要不带解码器的网络：attention、lstm、gru、rnn、window 或 token</translation>
    </message>
    <message>
        <source>training had diverged by step %1 (the loss is not finite); another learning rate cannot recover it</source>
        <translation>训练在第 %1 步之前已发散（损失不再有限）；换学习率也无法挽回</translation>
    </message>
    <message>
        <source>training diverged after step %1 (the loss is not finite): the learning rate %2 is too large</source>
        <translation>训练在第 %1 步之后发散（损失不再有限）：学习率 %2 太大</translation>
    </message>
    <message>
        <source>%1 steps are done and the run is set to %2: --steps counts from the start and must be larger</source>
        <translation>已完成 %1 步，而总步数设为 %2：--steps 从头计数，必须更大</translation>
    </message>
    <message>
        <source>of %1 texts, %2 would go to the validation set (one in ten, by its words) and %3 to the training set; add more different texts</source>
        <translation>%1 段文本中有 %2 段归验证集（按其中的词，每十段留一段），%3 段归训练集；请多给一些彼此不同的文本</translation>
    </message>
    <message>
        <source>not enough memory for a training step: use a smaller batch or a smaller width</source>
        <translation>内存不足，无法完成一个训练步：请减小批大小或宽度</translation>
    </message>
    <message>
        <source>With merged subwords or hidden special tokens only attention weights are available, which this view cannot show.</source>
        <translation>合并子词或隐藏特殊词元时只有注意力权重，此视图无法显示。</translation>
    </message>
    <message>
        <source>This attention is too large for a view that needs all heads in memory at once; matrices shows one head.</source>
        <translation>这份注意力太大，不适合需要所有头同时在内存中的视图；matrices 显示单个头。</translation>
    </message>
    <message>
        <source>there is no column %1; the table has %2</source>
        <translation>没有第 %1 列；表格有 %2 列</translation>
    </message>
    <message>
        <source>the table has one column; training needs one with inputs and one with targets</source>
        <translation>表格只有一列；训练需要一列输入和一列目标</translation>
    </message>
    <message>
        <source>the folder %1 cannot be deleted</source>
        <translation>无法删除文件夹 %1</translation>
    </message>
    <message>
        <source>--tensor: none of the %1 tensors matches &quot;%2&quot;; --list shows them</source>
        <translation>--tensor：%1 个张量中没有一个与“%2”匹配；--list 列出它们</translation>
    </message>
    <message>
        <source>%1 is not a special token here: it becomes the tokens %2</source>
        <translation>%1 在这里不是特殊词元，而是切分为词元 %2</translation>
    </message>
    <message>
        <source>%1 in the text becomes the model&apos;s separator token</source>
        <translation>文本中的 %1 成为该模型的分隔词元</translation>
    </message>
    <message>
        <source>%1 in the text becomes the model&apos;s separator token, but the tokens after it keep token type 0: enter them as the second sentence to give them type 1</source>
        <translation>文本中的 %1 成为该模型的分隔词元，但它之后的词元类型仍为 0：要使类型为 1，请把它们作为第二个句子输入</translation>
    </message>
    <message>
        <source>this model takes one text: the second sentence follows the first without a separator</source>
        <translation>该模型只接受一段文本：第二个句子直接接在第一个之后，中间没有分隔词元</translation>
    </message>
    <message>
        <source>this model has no second segment: it reads both texts as one</source>
        <translation>该模型没有第二段（segment）：两段文本被当作一段读取</translation>
    </message>
    <message>
        <source>--columns: there is no column &quot;%1&quot;; the columns are %2</source>
        <translation>--columns：没有列“%1”；各列为：%2</translation>
    </message>
    <message>
        <source>--columns: expected INPUT,TARGET or INPUT,TARGET,KIND, found %1</source>
        <translation>--columns：应为 INPUT,TARGET 或 INPUT,TARGET,KIND，得到的是 %1</translation>
    </message>
    <message>
        <source>scores beyond ±1e38 are saturated: they are written as 1e+38 or -1e+38</source>
        <translation>超出 ±1e38 的得分已被截断：写为 1e+38 或 -1e+38</translation>
    </message>
    <message>
        <source>--pair: the input is not a sentence; give the first one with --text</source>
        <translation>--pair：输入不是句子；请用 --text 给出第一个句子</translation>
    </message>
    <message>
        <source>the session shows merged tokens; these are the numbers of the model&apos;s own tokens. --set view.join_words=true merges subwords, --set view.hide_special=true leaves special tokens out</source>
        <translation>该会话显示合并后的词元；这里导出的是模型自己的词元的数值。--set view.join_words=true 合并子词，--set view.hide_special=true 省略特殊词元</translation>
    </message>
    <message>
        <source>there is no preset &quot;%1&quot;; the presets are %2</source>
        <translation>没有预设“%1”；可用的预设：%2</translation>
    </message>
    <message>
        <source>axis labels: expected two texts separated by a comma, as in queries,keys, found &quot;%1&quot;</source>
        <translation>轴标题：应为用逗号分隔的两段文字，如 queries,keys，却是“%1”</translation>
    </message>
    <message>
        <source>the system has no thread left for this; end other programs, then try again</source>
        <translation>系统已没有可用的线程；请结束其他程序后重试</translation>
    </message>
    <message>
        <source>config.json: %1 has %2 entries, but the model has more layers; each layer needs one</source>
        <translation>config.json：%1 有 %2 项，而模型的层数更多；每一层都需要一项</translation>
    </message>
    <message>
        <source>the leave-one-out error needs the data points of a kernel regression</source>
        <translation>留一法误差需要核回归的数据点</translation>
    </message>
    <message>
        <source>not in the model&apos;s vocabulary: %1; computed as %2</source>
        <translation>不在模型的词表中：%1；按 %2 计算</translation>
    </message>
    <message>
        <source>layer %1: a residual connection needs outputs as wide as the inputs (%2), but they have %3; use an output projection</source>
        <translation>第 %1 层：残差连接要求输出与输入同宽（%2），但输出宽 %3；请使用输出投影</translation>
    </message>
    <message>
        <source>weights from a file are those of one attention alone; for several layers, residual connections, norms and feed-forward networks choose random, identity or hand-built weights</source>
        <translation>文件中的权重只属于单独一个注意力；要用多层、残差连接、归一化层和前馈网络，请选择随机、单位矩阵或手工构造的权重</translation>
    </message>
    <message>
        <source>several layers, residual connections, norms and feed-forward networks need self-attention: one text, or one matrix for queries, keys and values</source>
        <translation>多层、残差连接、归一化层和前馈网络要求自注意力：一段文本，或查询、键、值共用一个矩阵</translation>
    </message>
</context>
<context>
    <name>ReplaceQuestion</name>
    <message>
        <source>%1 of the %2 images already exist.</source>
        <translation>%2 张图片中已有 %1 张存在。</translation>
    </message>
    <message>
        <source>Replace images</source>
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
        <source>typed numbers</source>
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
        <source>It replaced the image (%1).</source>
        <translation>它取代了图像（%1）。</translation>
    </message>
    <message>
        <source>It replaced the attention of “%1”.</source>
        <translation>它取代了“%1”的注意力。</translation>
    </message>
    <message>
        <source>It replaced the model “%1” and its modifications.</source>
        <translation>它取代了模型“%1”以及对它的修改。</translation>
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
        <translation>%1 → 无</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>被掩码</translation>
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
        <translation>此行为空：该查询不关注任何键。</translation>
    </message>
</context>
<context>
    <name>figure</name>
    <message>
        <source>%1 × %2 pixels, %3 MB of memory</source>
        <translation>%1 × %2 像素，占用 %3 MB 内存</translation>
    </message>
    <message>
        <source>labels are smaller than 5 points and cannot be read in print; use a larger font</source>
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
        <source>%1 of the %2 files already exist. Replace them?</source>
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
        <translation>一个头从输入到输出的计算</translation>
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
        <source>Tokens joined by curves whose thickness shows the attention weight</source>
        <translation>词元之间以曲线相连，曲线越粗权重越大</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>分步</translation>
    </message>
    <message>
        <source>The computation, step by step</source>
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
        <source>Tokens as points (PCA)</source>
        <translation>把词元画成点（PCA）</translation>
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
        <source>The pinned state next to the current one</source>
        <translation>将固定的状态与当前状态并列比较</translation>
    </message>
    <message>
        <source>Dimension d</source>
        <translation>维度 d</translation>
    </message>
    <message>
        <source>Dimension of a token&apos;s vector</source>
        <translation>词元向量的维度</translation>
    </message>
    <message>
        <source>dₖ per head</source>
        <translation>每头 dₖ</translation>
    </message>
    <message>
        <source>Dimension of queries and keys</source>
        <translation>查询和键的维度</translation>
    </message>
    <message>
        <source>dᵥ per head</source>
        <translation>每头 dᵥ</translation>
    </message>
    <message>
        <source>Dimension of values</source>
        <translation>值的维度</translation>
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
        <source>Combine the heads&apos; outputs with a matrix</source>
        <translation>用一个矩阵组合各头的输出</translation>
    </message>
    <message>
        <source>Scaling</source>
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
        <source>The scores are divided by this number</source>
        <translation>得分除以该数</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Divides the scores before the normaliser: above 1 flattens the weights, below 1 sharpens them</source>
        <translation>归一化函数之前得分先除以它：大于 1 使权重平缓，小于 1 使权重尖锐</translation>
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
        <source>Shape of the weight around the query</source>
        <translation>查询周围权重的形状</translation>
    </message>
    <message>
        <source>Bandwidth h</source>
        <translation>带宽 h</translation>
    </message>
    <message>
        <source>Hidden width</source>
        <translation>隐藏层宽度</translation>
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
        <translation>归一化函数</translation>
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
        <source>Which keys a query may attend to</source>
        <translation>查询可以关注哪些键</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>The largest distance at which a query sees a key</source>
        <translation>查询最远能看到多远的键</translation>
    </message>
    <message>
        <source>Valid length</source>
        <translation>有效长度</translation>
    </message>
    <message>
        <source>Keys beyond this length are padding</source>
        <translation>此后的键都是填充</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>边</translation>
    </message>
    <message>
        <source>Token numbers, for example 1-2, 2-5, or 1&gt;2 for one direction</source>
        <translation>词元编号，如 1-2、2-5；单向边写作 1&gt;2</translation>
    </message>
    <message>
        <source>Edge file</source>
        <translation>边文件</translation>
    </message>
    <message>
        <source>A text file of edges, or a square matrix</source>
        <translation>列出边的文本文件，或一个方阵</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>True where a query may attend, or numbers to add to the scores</source>
        <translation>为真处允许查询关注；若为数值则加到得分上</translation>
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
        <source>How the text is split</source>
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
        <source>Shortest subword</source>
        <translation>最短子词</translation>
    </message>
    <message>
        <source>Minimum subword length in characters</source>
        <translation>子词最少的字符数</translation>
    </message>
    <message>
        <source>Longest subword</source>
        <translation>最长子词</translation>
    </message>
    <message>
        <source>Maximum subword length in characters</source>
        <translation>子词最多的字符数</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>词向量</translation>
    </message>
    <message>
        <source>A text file in word2vec or GloVe format</source>
        <translation>word2vec 或 GloVe 格式的文本文件</translation>
    </message>
    <message>
        <source>Position encoding</source>
        <translation>位置编码</translation>
    </message>
    <message>
        <source>How token order is encoded</source>
        <translation>如何编码词元的顺序</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基数</translation>
    </message>
    <message>
        <source>Sets the longest wavelength of the position encoding</source>
        <translation>决定位置编码的最长波长</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>配对方式</translation>
    </message>
    <message>
        <source>Which components are rotated together</source>
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
        <source>The pattern each head is built for</source>
        <translation>每个头构造成哪种模式</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>How far the neighbourhood reaches</source>
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
        <source>Ablated heads</source>
        <translation>消融的头</translation>
    </message>
    <message>
        <source>Heads switched off (zero ablation): they add nothing to the output</source>
        <translation>关闭的头（零消融）：对输出没有贡献</translation>
    </message>
    <message>
        <source>Edited weights</source>
        <translation>改动的权重</translation>
    </message>
    <message>
        <source>Values set by hand</source>
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
        <source>General (bilinear)</source>
        <translation>一般式（双线性）</translation>
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
        <source>Location-based</source>
        <translation>基于位置</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>高斯核</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>均匀核（box）</translation>
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
        <source>Divide by sum</source>
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
        <source>Built-in word vectors</source>
        <translation>内置词向量</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>Rotary (RoPE)</source>
        <translation>旋转（RoPE）</translation>
    </message>
    <message>
        <source>ALiBi (linear bias)</source>
        <translation>ALiBi（线性偏置）</translation>
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
        <source>Hand-built heads</source>
        <translation>手工构造的头</translation>
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
        <source>High contrast and thick lines, readable from the last row</source>
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
        <source>Its ID, for example layer1/head3/weights; empty: the view</source>
        <translation>矩阵的标识，如 layer1/head3/weights；留空则为视图</translation>
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
        <source>Raster images only</source>
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
        <source>Use Light for print</source>
        <translation>印刷请用浅色</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Font family; empty: the program&apos;s font</source>
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
        <source>Below the figure; auto: generated</source>
        <translation>位于图下方；auto 表示自动生成</translation>
    </message>
    <message>
        <source>Embed the session</source>
        <translation>内嵌会话</translation>
    </message>
    <message>
        <source>Headlight can open the file again</source>
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
        <source>same position</source>
        <translation>同一位置</translation>
    </message>
    <message>
        <source>previous position</source>
        <translation>前一位置</translation>
    </message>
    <message>
        <source>next position</source>
        <translation>后一位置</translation>
    </message>
    <message>
        <source>1: unscaled</source>
        <translation>1：不缩放</translation>
    </message>
    <message>
        <source>Scores are not scaled: the wider the head, the more softmax concentrates on a single key</source>
        <translation>得分不缩放：头越宽，softmax 越会只选中一个键</translation>
    </message>
    <message>
        <source>The variance of the scores does not depend on the head width, so softmax can still weight several keys</source>
        <translation>得分的方差不随头的宽度变化，softmax 仍能把权重分给多个键</translation>
    </message>
    <message>
        <source>dₖ</source>
        <translation>dₖ</translation>
    </message>
    <message>
        <source>Scores become small in wide heads: the weights become nearly uniform</source>
        <translation>头很宽时得分变得很小：权重接近均匀</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>自定数值</translation>
    </message>
    <message>
        <source>A custom divisor: small values sharpen the weights, large ones flatten them</source>
        <translation>自己设定的除数：小则权重更集中，大则更平均</translation>
    </message>
    <message>
        <source>q·k: high where query and key point the same way, and higher the longer they are</source>
        <translation>q·k：查询与键方向相同时得分高，向量越长得分越高</translation>
    </message>
    <message>
        <source>q·k / √dₖ: the dot product, scaled so that it does not grow with the head width</source>
        <translation>q·k / √dₖ：点积，但不随头的宽度增大</translation>
    </message>
    <message>
        <source>q W kᵀ: a matrix decides which component of the query matches which component of the key</source>
        <translation>q W kᵀ：由一个矩阵决定查询的哪个分量与键的哪个分量匹配</translation>
    </message>
    <message>
        <source>u·tanh(q W + k W′ + b): a small network compares the two; tanh keeps large components from dominating</source>
        <translation>u·tanh(q W + k W′ + b)：由一个小网络比较两者；tanh 使大的分量不会压倒其他分量</translation>
    </message>
    <message>
        <source>Only the angle between q and k counts: a long vector gets no more attention than a short one</source>
        <translation>只看 q 与 k 的夹角：长向量得到的注意力不比短向量多</translation>
    </message>
    <message>
        <source>The weight falls with the distance between q and k: near keys count, far ones do not</source>
        <translation>权重随 q 与 k 的距离下降：近的键计入，远的不计</translation>
    </message>
    <message>
        <source>The score depends on the key alone, not on the query: all rows of the weights are the same</source>
        <translation>得分只取决于键，与查询无关：权重的各行都相同</translation>
    </message>
    <message>
        <source>exp(−r²/h): the weight fades smoothly with the distance r and never reaches 0</source>
        <translation>exp(−r²/h)：权重随距离 r 平滑衰减，处处不为 0</translation>
    </message>
    <message>
        <source>Keys within distance h count equally, all others not at all</source>
        <translation>距离不超过 h 的键权重相同，更远的不计</translation>
    </message>
    <message>
        <source>The weight falls linearly and reaches 0 at distance h</source>
        <translation>权重线性下降，距离达到 h 时为 0</translation>
    </message>
    <message>
        <source>max(0, 1 − r²/h²): a parabola that falls slowly near the query and reaches 0 at distance h</source>
        <translation>max(0, 1 − r²/h²)：抛物线，在查询附近下降得慢，从距离 h 起为 0</translation>
    </message>
    <message>
        <source>A key&apos;s score is a weighted sum of its components</source>
        <translation>键的得分是其各分量的加权和</translation>
    </message>
    <message>
        <source>The same after a matrix W; without a nonlinearity in between, the single column WU would do</source>
        <translation>先乘矩阵 W，其余相同；中间没有非线性，用一列 WU 就能代替</translation>
    </message>
    <message>
        <source>tanh first squashes the components into −1 to 1: no single large one dominates</source>
        <translation>先把各分量压到 −1 与 1 之间：没有哪个大的分量能独自决定</translation>
    </message>
    <message>
        <source>A small network scores each key: it can react to combinations of components</source>
        <translation>由一个小网络给每个键打分：能对分量的组合作出反应</translation>
    </message>
    <message>
        <source>Every key gets a positive weight, high scores by far the most; each row sums to 1</source>
        <translation>每个键的权重都为正，得分高的占绝大部分；每行之和为 1</translation>
    </message>
    <message>
        <source>Negative scores get weight 0, the others are normalised in proportion; each row sums to 1</source>
        <translation>负得分的权重为 0，其余按比例归一化；每行之和为 1</translation>
    </message>
    <message>
        <source>Negative scores get weight 0, the others are used as they are: keys do not compete, and rows need not sum to 1</source>
        <translation>负的得分为 0，其余原样作为权重：键之间没有竞争，每行之和不定</translation>
    </message>
    <message>
        <source>Like softmax, but low scores get exactly 0: only a few keys get weight</source>
        <translation>与 softmax 相似，但低得分恰为 0：由少数键分享全部权重</translation>
    </message>
    <message>
        <source>Each key gets between 0 and 1 by its own score: keys do not compete, and rows need not sum to 1</source>
        <translation>每个键按自己的得分得到 0 到 1：键之间不竞争，一行的和可为任意值</translation>
    </message>
    <message>
        <source>Negative scores get weight 0, the others are divided by the number of keys: row sums do not grow with the length of the text</source>
        <translation>负得分的权重为 0，其余除以键数：行之和不随文本长度增长</translation>
    </message>
    <message>
        <source>Each score is divided by its row&apos;s sum: the right choice for kernels, whose values are already weights</source>
        <translation>每个得分除以所在行的和：适合核函数，其值本来就是权重</translation>
    </message>
    <message>
        <source>The scores are the weights: keys do not compete, and rows need not sum to 1</source>
        <translation>得分就是权重：键之间没有竞争，每行之和不定</translation>
    </message>
    <message>
        <source>Every query may attend to every key</source>
        <translation>每个查询都可以关注每个键</translation>
    </message>
    <message>
        <source>A token attends only to itself and to earlier tokens, as in language models that predict the next token</source>
        <translation>词元只关注自己和之前的词元，如同预测下一个词元的语言模型</translation>
    </message>
    <message>
        <source>A token attends only to nearby tokens (sliding window): long texts cost less, distant words are out of reach</source>
        <translation>词元只关注附近的词元（滑动窗口）：长文本的开销更小，远处的词关注不到</translation>
    </message>
    <message>
        <source>Padding tokens, which fill a sentence up to a fixed length, get no attention</source>
        <translation>只为凑足长度的填充词元不会被看到</translation>
    </message>
    <message>
        <source>A token attends to its neighbours in a graph and to itself: attention becomes a graph neural network</source>
        <translation>词元只关注图中与它相邻的词元和它自己：注意力成为图神经网络</translation>
    </message>
    <message>
        <source>Your own matrix: true and false allow and forbid, numbers are added to the scores</source>
        <translation>您自己的矩阵：true 和 false 表示允许和禁止，数值则加到得分上</translation>
    </message>
    <message>
        <source>Self-attention: the tokens of one sentence attend to each other</source>
        <translation>自注意力：同一句的词元互相关注</translation>
    </message>
    <message>
        <source>Cross-attention: the tokens of the first sentence attend to those of the second</source>
        <translation>交叉注意力：第一句的词元关注第二句的词元</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>向量</translation>
    </message>
    <message>
        <source>Your own vectors as queries, keys and values: audio frames, image patches, hidden states</source>
        <translation>用您自己的向量作查询、键和值：音频帧、图块、隐藏状态</translation>
    </message>
    <message>
        <source>Kernel regression: at each position the curve is a weighted mean of the data points</source>
        <translation>核回归：曲线在每个位置都是数据点的加权平均</translation>
    </message>
    <message>
        <source>Each word and each punctuation mark is a token</source>
        <translation>每个词和每个标点是一个词元</translation>
    </message>
    <message>
        <source>Each character is a token: many more cells, and no token is a whole word</source>
        <translation>每个字符是一个词元：单元格多得多，没有词元代表整个词</translation>
    </message>
    <message>
        <source>Split at spaces only: punctuation stays attached, so “tired.” is not “tired”</source>
        <translation>只在空格处切分：标点留在词上，“tired.”与“tired”不是同一个词元</translation>
    </message>
    <message>
        <source>All words are equally far apart: a token is similar only to the same word</source>
        <translation>所有词两两距离相等：词元只与相同的词相似</translation>
    </message>
    <message>
        <source>Random vectors</source>
        <translation>随机向量</translation>
    </message>
    <message>
        <source>Each word gets a random vector: identical words match, related words do not</source>
        <translation>每个词得到一个随机向量：相同的词匹配，相关的词不匹配</translation>
    </message>
    <message>
        <source>Similar spellings get similar vectors: “walk”, “walked” and “walking” match each other</source>
        <translation>拼写相近的词向量也相近：“walk”“walked”“walking”互相匹配</translation>
    </message>
    <message>
        <source>Pre-trained vectors from a file: words of related meaning lie near each other</source>
        <translation>来自文件的预训练向量：意义相关的词彼此靠近</translation>
    </message>
    <message>
        <source>A small built-in table: the words of the examples, placed by meaning</source>
        <translation>程序自带的小词表：示例中的词按词义分布</translation>
    </message>
    <message>
        <source>No position information: reordering the tokens does not change their weights</source>
        <translation>没有位置信息：打乱词元的顺序，权重完全一样</translation>
    </message>
    <message>
        <source>Sine and cosine waves are added to each vector: heads can look for an absolute position or for a neighbour</source>
        <translation>给每个向量加上正弦和余弦波：头可以寻找某个绝对位置，或者邻近的词元</translation>
    </message>
    <message>
        <source>Random table</source>
        <translation>随机表</translation>
    </message>
    <message>
        <source>A random vector is added at each position: positions can be distinguished, but near ones are no more similar than far ones</source>
        <translation>给每个位置加上一个随机向量：位置可以区分，但近的位置并不比远的更相似</translation>
    </message>
    <message>
        <source>RoPE: queries and keys are rotated by their position, so scores depend on the relative position of two tokens, not on where they are</source>
        <translation>RoPE：查询和键按位置旋转，得分取决于两个词元的相对位置，而不是它们的绝对位置</translation>
    </message>
    <message>
        <source>ALiBi: each score is reduced in proportion to the distance, in some heads more than in others: nearer tokens get more weight</source>
        <translation>ALiBi：得分按距离成比例地减小，各头程度不同：近的词元得到更多权重</translation>
    </message>
    <message>
        <source>Components 1 and 2, 3 and 4, … are rotated together, as in the RoPE paper</source>
        <translation>第 1、2 分量，第 3、4 分量……成对旋转，与 RoPE 论文相同</translation>
    </message>
    <message>
        <source>Each component of the first half is rotated with one of the second, as most pre-trained weights expect</source>
        <translation>前一半的每个分量与后一半的一个成对旋转，多数预训练权重如此</translation>
    </message>
    <message>
        <source>Random, from the seed</source>
        <translation>随机（由种子决定）</translation>
    </message>
    <message>
        <source>Untrained matrices: heads differ, but attend to nothing in particular</source>
        <translation>未经训练的矩阵：各头不同，但并不特意关注什么</translation>
    </message>
    <message>
        <source>Q = K = V = X: each token attends to tokens with similar vectors</source>
        <translation>Q = K = V = X：每个词元关注向量与自己相似的词元</translation>
    </message>
    <message>
        <source>Each head is built for a pattern you choose: previous token, same word and so on</source>
        <translation>每个头按您选的模式构造：前一词元、相同的词等</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>来自文件</translation>
    </message>
    <message>
        <source>Your own matrices, for example from a trained model</source>
        <translation>您自己的矩阵，例如来自训练好的模型</translation>
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
        <source>All tokens look at the first one (attention sink)</source>
        <translation>所有词元都看第一个（attention sink）</translation>
    </message>
    <message>
        <source>Each token looks at every occurrence of its word, itself included</source>
        <translation>每个词元看同一个词出现的所有位置，包括自己</translation>
    </message>
    <message>
        <source>Each token looks at itself: its value passes through</source>
        <translation>每个词元只看自己：它的值原样通过</translation>
    </message>
    <message>
        <source>Each token looks at its surroundings, less with distance: like a blur</source>
        <translation>每个词元看自己周围，越远越少：如同模糊的图像</translation>
    </message>
    <message>
        <source>Each token looks at all tokens equally: its output is the mean of all values</source>
        <translation>每个词元平均地看所有词元：输出就是所有值的平均</translation>
    </message>
    <message>
        <source>Each token looks at words whose embedding resembles its own</source>
        <translation>每个词元看嵌入与自己相似的词</translation>
    </message>
    <message>
        <source>One head from left to right: the token vectors X become queries, keys and values; queries and keys give the scores, the scores become the weights A, and the output is the weighted sum of the values. Point at a cell to see which rows and columns it comes from in every matrix. Double-click a matrix to enlarge it.</source>
        <translation>从左到右展示一个头：词元的向量 X 变成查询、键和值；查询与键得出得分，得分变成权重 A，输出是值的加权和。指向一个单元格，就能在每个矩阵里看到它由哪些行和列得来。双击可放大矩阵。</translation>
    </message>
    <message>
        <source>The weights of all heads side by side: rows are queries, columns are keys, a strong colour is a large weight. Each head is labelled with its pattern. Sort heads by entropy or attention distance, or add their mean, maximum or rollout. Double-click a head to enlarge it.</source>
        <translation>所有头的权重并排显示：行是查询，列是键，颜色越深权重越大。每个头旁边标有它的模式。可以按熵或注意力距离排序，也可以加上它们的平均、最大值或 rollout。双击可放大一个头。</translation>
    </message>
    <message>
        <source>Query tokens on one side, key tokens on the other, joined by curves whose thickness shows the weight, in the colour of their head&apos;s pattern. Click a token to see only its links. Click a head&apos;s number to show or hide the head, double-click it to show only that head.</source>
        <translation>一侧是查询词元，另一侧是键词元，由曲线相连，曲线的粗细就是权重，颜色表示头的模式。单击一个词元，只看它的连线。单击头的编号显示或隐藏这个头，双击则只显示这一个。</translation>
    </message>
    <message>
        <source>The computation for one token, from its vector to its output: each step with its formula, the actual numbers and a sentence about your tokens. Arrow keys move between steps, digits jump to a step.</source>
        <translation>一个词元从向量到输出的计算过程：每一步都有公式、真实的数值和一句提到您的词元的说明。方向键前进和后退，数字键选择步骤。</translation>
    </message>
    <message>
        <source>Any matrix of the computation, as a heat map (with numbers where there is room) or as a table. Double-click to edit weights by hand; everything can be copied and saved.</source>
        <translation>计算中的任意矩阵：以热图显示，空间足够时带数值，也可以用表格显示。双击后可以手动修改权重，所有内容都能复制和保存。</translation>
    </message>
    <message>
        <source>Tokens as points along their first two principal components (PCA): nearby points have similar vectors. Show the input, the output, queries and keys together, or arrows from before attention to after it.</source>
        <translation>词元画成点，坐标是前两个主成分（PCA）：靠近的点向量相似。可以显示输入、输出、放在一起的查询与键，或从注意力之前指向之后的箭头。</translation>
    </message>
    <message>
        <source>Attention as kernel regression: at each position the curve is the mean of the data points, weighted by how near they are. Change the bandwidth to make the curve smoother or rougher; point at a position to see its weights.</source>
        <translation>作为核回归的注意力：曲线在每个位置都是数据点按远近加权的平均。移动带宽，看曲线变得平滑或起伏；指向一个位置，看它的权重。</translation>
    </message>
    <message>
        <source>Heads in the order of their numbers</source>
        <translation>各头按编号排列</translation>
    </message>
    <message>
        <source>Most focused heads (lowest entropy) first</source>
        <translation>看得最集中的头（熵最低）在前</translation>
    </message>
    <message>
        <source>Heads with the shortest attention distance first</source>
        <translation>注意力距离最短的头在前</translation>
    </message>
    <message>
        <source>The same colour means the same value in every head</source>
        <translation>同一种颜色在每个头里表示同样的数值</translation>
    </message>
    <message>
        <source>Each head uses the full colour range: faint patterns show, but colours cannot be compared between heads</source>
        <translation>每个头都用全部颜色：微弱的模式看得见，但各头不能按颜色比较</translation>
    </message>
    <message>
        <source>How much each query attends to each key</source>
        <translation>每个查询对每个键的关注程度</translation>
    </message>
    <message>
        <source>How well each query matches each key, before the normaliser</source>
        <translation>归一化函数之前，每个查询与每个键的匹配程度</translation>
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
        <source>The mean of all heads: what they attend to on average</source>
        <translation>所有头的平均：它们平均关注什么</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>The largest weight of any head: what at least one head attends to</source>
        <translation>各头中的最大权重：至少有一个头在关注什么</translation>
    </message>
    <message>
        <source>Rollout</source>
        <translation>Rollout</translation>
    </message>
    <message>
        <source>Attention rollout: where an output comes from across all layers, counting half for the residual connection</source>
        <translation>注意力 rollout：输出跨各层来自哪里，残差连接计一半</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Token vectors before attention, positions included</source>
        <translation>注意力之前的词元向量，包括位置</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Token vectors after attention</source>
        <translation>注意力之后的词元向量</translation>
    </message>
    <message>
        <source>q and k</source>
        <translation>q 与 k</translation>
    </message>
    <message>
        <source>Queries and keys of the head in one space: vectors in the same direction match</source>
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
        <source>For bright rooms and for printed figures</source>
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
        <source>A token attends to itself and the few tokens before it: causal sliding window, so the KV cache stays small</source>
        <translation>词元只关注自己和前面几个词元：因果滑动窗口，KV 缓存因此很小</translation>
    </message>
    <message>
        <source>Prefix LM: the prefix (a question, say) is read in both directions, what follows causally</source>
        <translation>前缀语言模型：前缀（例如问题）双向读取，其后部分按因果读取</translation>
    </message>
    <message>
        <source>Tokens attend only within their own block: several texts packed into one sequence stay apart</source>
        <translation>词元只关注自己块中的词元：打包成一个序列的几段文本互不干扰</translation>
    </message>
    <message>
        <source>A token attends to keys at regular gaps: as few keys as in a window, but from farther away</source>
        <translation>词元按固定间隔关注键：键和窗口一样少，但来自更远处</translation>
    </message>
    <message>
        <source>A few tokens attend to all and are attended to by all, the others only nearby (Longformer): information travels in two steps</source>
        <translation>少数词元关注全部，也被全部关注，其余的只关注附近（Longformer）：信息两步就能传到</translation>
    </message>
    <message>
        <source>Number of keys a query sees, its own position included</source>
        <translation>一个查询能看到的键数，包括它自己的位置</translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>前缀</translation>
    </message>
    <message>
        <source>Number of keys at the beginning that every query sees</source>
        <translation>开头能被所有查询看到的键数</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>块大小</translation>
    </message>
    <message>
        <source>Number of tokens per block; they see only each other</source>
        <translation>每块的词元数；同一块的词元只看得到彼此</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Number of keys seen on each side</source>
        <translation>每侧能看到的键数</translation>
    </message>
    <message>
        <source>Dilation</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>Distance between neighbouring keys that a query sees (1: a plain window)</source>
        <translation>查询所见的相邻键之间的距离（1：普通窗口）</translation>
    </message>
    <message>
        <source>Global tokens</source>
        <translation>全局词元</translation>
    </message>
    <message>
        <source>Number of tokens at the beginning that see all and are seen by all</source>
        <translation>开头能看到全部、也被全部看到的词元数</translation>
    </message>
    <message>
        <source>Nearby</source>
        <translation>附近</translation>
    </message>
    <message>
        <source>How far the other tokens see on each side</source>
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
        <source>Logit soft-capping: keeps the scaled scores within ±c by c·tanh(s/c); 0: off</source>
        <translation>logit soft-capping：用 c·tanh(s/c) 把缩放后的得分 s 限制在 ±c 以内；0：关闭</translation>
    </message>
    <message>
        <source>Width of the hidden layer; 0: as wide as queries and keys</source>
        <translation>隐藏层的宽度；0：与查询和键同宽</translation>
    </message>
    <message>
        <source>Which model&apos;s heads are shown</source>
        <translation>显示哪个模型的注意力头</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Decoder input</source>
        <translation>解码器输入</translation>
    </message>
    <message>
        <source>Decoder tokens so far (prefix)</source>
        <translation>解码器已有的词元（前缀）</translation>
    </message>
    <message>
        <source>Token IDs</source>
        <translation>词元 ID</translation>
    </message>
    <message>
        <source>IDs from the model&apos;s vocabulary, instead of the sentence</source>
        <translation>模型词表中的 ID，代替句子</translation>
    </message>
    <message>
        <source>Token types</source>
        <translation>词元类型</translation>
    </message>
    <message>
        <source>Which sentence (segment) each token belongs to: 0, 1</source>
        <translation>每个词元属于哪个句子：0、1</translation>
    </message>
    <message>
        <source>Decoder input IDs</source>
        <translation>解码器输入 ID</translation>
    </message>
    <message>
        <source>IDs from the model&apos;s vocabulary, instead of the decoder input</source>
        <translation>模型词表中的 ID，代替解码器输入</translation>
    </message>
    <message>
        <source>Custom attention</source>
        <translation>自定义注意力</translation>
    </message>
    <message>
        <source>A trained model</source>
        <translation>训练好的模型</translation>
    </message>
    <message>
        <source>One attention layer of your own design: heads built for a pattern, random, or from a file</source>
        <translation>自己设计的一层注意力：头按模式构造、随机生成或来自文件</translation>
    </message>
    <message>
        <source>All layers of a trained model: its heads have learned from text what to attend to</source>
        <translation>训练好的模型的所有层：它的头从文本中学会了该关注什么</translation>
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
        <source>Language model trained on old English books; each token sees only itself and earlier tokens. Generating freely, it soon repeats itself</source>
        <translation>在旧英文书上训练的语言模型；每个词元只看得见自己和之前的词元。自由生成时很快就会重复</translation>
    </message>
    <message>
        <source>Trained translator</source>
        <translation>训练好的翻译模型</translation>
    </message>
    <message>
        <source>Trained to translate short English sentences into Chinese: an encoder, a decoder and the cross-attention between them. Long or literary sentences go wrong</source>
        <translation>把简短的英文句子译成中文的模型：编码器、解码器和二者之间的交叉注意力。长句或书面语会译错</translation>
    </message>
    <message>
        <source>Every head of every layer as a small map, framed in the colour of its pattern. Choose a query token and a key token: all heads are ranked by the weight between them. For trained models with several layers.</source>
        <translation>每一层的每个头都是一张小图，边框颜色表示它的模式。选一个查询词元和一个键词元：所有头按两者之间的权重排名。用于有多层的训练好的模型。</translation>
    </message>
    <message>
        <source>Atlas</source>
        <translation>总览</translation>
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
        <source>A bundled model, or a folder with config.json and safetensors files</source>
        <translation>随附的模型，或含有 config.json 与 safetensors 文件的文件夹</translation>
    </message>
    <message>
        <source>The divisor the model was trained with: scores keep the range that its weights expect</source>
        <translation>除以模型训练时所用的数：得分保持其权重所适应的分布范围</translation>
    </message>
    <message>
        <source>The function the model was trained with: choose another to see what depends on it</source>
        <translation>模型训练时所用的函数：换一种，就能看出什么依赖于它</translation>
    </message>
    <message>
        <source>What a trained model predicts for the next token, or for a token that you mask ([MASK]), as bars; below, what it would predict after each layer (logit lens). Modify the model, and the bars of the original appear next to them.</source>
        <translation>训练好的模型对下一个词元或掩码词元（[MASK]）的预测，以条形显示；下方是它在每一层之后会作出的预测（logit lens）。修改模型后，条形会与原模型的并排显示。</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>The model&apos;s predictions, layer by layer</source>
        <translation>模型逐层的预测</translation>
    </message>
    <message>
        <source>Masked tokens</source>
        <translation>掩码词元</translation>
    </message>
    <message>
        <source>Positions where the model sees its mask token ([MASK]): 3, 5</source>
        <translation>模型在这些位置看到的是掩码词元（[MASK]）：3, 5</translation>
    </message>
    <message>
        <source>Attention layer</source>
        <translation>注意力层</translation>
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
        <translation>一个头的模式需要几个维度？低秩的 W_Q·W_Kᵀ 只保留最大的 r 个；0：全部</translation>
    </message>
    <message>
        <source>Heads kept (pruning)</source>
        <translation>保留的头（剪枝）</translation>
    </message>
    <message>
        <source>How many heads does this sentence need? Keeps those that contribute most; 0: all</source>
        <translation>这个句子需要几个头？保留贡献最大的；0：全部</translation>
    </message>
    <message>
        <source>In how many directions do these tokens differ? The input of attention keeps only its first principal directions; 0: all</source>
        <translation>这些词元在几个方向上有差别？注意力的输入只保留前几个主方向；0：全部</translation>
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
        <source>duplicate token</source>
        <translation>重复词元</translation>
    </message>
    <message>
        <source>induction</source>
        <translation>归纳</translation>
    </message>
    <message>
        <source>Value-weighted</source>
        <translation>值加权</translation>
    </message>
    <message>
        <source>How much each key contributes: the norm of weight · value · W_O (value-weighted attention). A large weight on a short value contributes little</source>
        <translation>每个键的贡献：权重 · 值 · W_O 的范数（值加权注意力）。很大的权重配上很短的值，贡献也很小</translation>
    </message>
    <message>
        <source>Merge subwords</source>
        <translation>合并子词</translation>
    </message>
    <message>
        <source>Show each word as one token: attention to its subwords is summed, attention from them averaged</source>
        <translation>每个词显示为一个词元：指向其子词的权重相加，从子词发出的取平均</translation>
    </message>
    <message>
        <source>Hide special tokens</source>
        <translation>隐藏特殊词元</translation>
    </message>
    <message>
        <source>Leave out [CLS], &lt;/s&gt; and the like; the remaining weights are renormalised</source>
        <translation>略去 [CLS]、&lt;/s&gt; 之类；其余权重重新归一化</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Input of a vision model: an image, or its values as npy or npz; 0: uniform grey</source>
        <translation>视觉模型的输入：一张图像，或其数值（npy、npz）；0：均匀的灰色</translation>
    </message>
    <message>
        <source>The text whose tokens are the queries and keys</source>
        <translation>其词元用作查询和键的文本</translation>
    </message>
    <message>
        <source>The key vectors: numbers, or a file</source>
        <translation>键向量：直接写数字，或给出文件</translation>
    </message>
    <message>
        <source>The query vectors, one per row: numbers, or a file</source>
        <translation>查询向量，每行一个：直接写数字，或给出文件</translation>
    </message>
    <message>
        <source>The value vectors, one per key: numbers, or a file</source>
        <translation>值向量，每个键一个：直接写数字，或给出文件</translation>
    </message>
    <message>
        <source>The positions of the data points: the keys</source>
        <translation>数据点的位置：作为键</translation>
    </message>
    <message>
        <source>The targets of the data points: the values to be averaged</source>
        <translation>数据点的目标值：被加权平均的值</translation>
    </message>
    <message>
        <source>What to draw, as the window shows it</source>
        <translation>画什么，与窗口所示相同</translation>
    </message>
    <message>
        <source>Printed width of the figure</source>
        <translation>图印出来的宽度</translation>
    </message>
    <message>
        <source>Printed height of the figure</source>
        <translation>图印出来的高度</translation>
    </message>
    <message>
        <source>Unit of width and height; the figure keeps its size</source>
        <translation>宽和高所用的单位；图的大小不变</translation>
    </message>
    <message>
        <source>PDF and SVG are vector formats and keep text as text; the others are raster images</source>
        <translation>PDF 和 SVG 是矢量格式，文字仍是文字；其余是位图</translation>
    </message>
    <message>
        <source>Size as printed: text below 5 points is hard to read</source>
        <translation>指印出来的大小：小于 5 磅的字很难看清</translation>
    </message>
    <message>
        <source>Next to the figure: which colour means which value</source>
        <translation>在图旁说明哪种颜色是哪个数</translation>
    </message>
    <message>
        <source>Train a small network on a task and watch: its accuracy on validation texts, and what it attends to while it processes one. The slider goes back to any checkpoint, in every view.</source>
        <translation>训练一个小网络完成一项任务，并观看过程：它在验证文本上的准确率，以及处理一段文本时关注什么。滑块可以在所有视图中回到任一检查点。</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Train a small network and watch it learn</source>
        <translation>训练一个小网络，并观看它学习</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Final accuracy by text length</source>
        <translation>训练结束时的准确率，按文本长度</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Gradient norm of each parameter, by step</source>
        <translation>各参数的梯度范数，按步</translation>
    </message>
    <message>
        <source>Softmax gradient</source>
        <translation>softmax 梯度</translation>
    </message>
    <message>
        <source>Mean norm of the softmax Jacobian, that is how far the weights are from one-hot: at zero, no gradient reaches q and k</source>
        <translation>softmax 雅可比矩阵的平均范数，即权重离独热有多远：为零时没有梯度传到 q 和 k</translation>
    </message>
    <message>
        <source>Trained to fill in masked words of old English books; each token sees all others. In head 3.5 “it” attends to the animal even before “too wide”; long sentences work less well</source>
        <translation>在旧英文书上训练来填补掩码词元（[MASK]）；每个词元都看得见其他所有词元。在头 3.5 中，即使是“too wide”，“it”关注的仍是 animal；长句效果更差</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>root</source>
        <translation>平方根</translation>
    </message>
    <message>
        <source>Linear; in texts of more than 32 keys by the root, so that small weights are visible</source>
        <translation>线性；超过 32 个键的文本按平方根，小的权重也看得见</translation>
    </message>
    <message>
        <source>Equal differences of weights are equal steps of colour</source>
        <translation>权重相差多少，颜色就变化多少</translation>
    </message>
    <message>
        <source>The colour follows the square root of the weight: small weights are visible</source>
        <translation>颜色按权重的平方根变化：小的权重也看得见</translation>
    </message>
    <message>
        <source>How far a kernel reaches: 2σ² for the Gaussian, a squared length; a length for the other kernels</source>
        <translation>核函数的作用范围：对高斯核是 2σ²，即长度的平方；对其他核函数是长度</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>The bandwidth as a length, for every kernel: σ of the Gaussian, h of the others</source>
        <translation>以长度表示的带宽，适用于每种核函数：高斯核的 σ，其他核函数的 h</translation>
    </message>
    <message>
        <source>Two states and their difference: pin one as A, change any setting, and see A, B and B − A, what the change did.</source>
        <translation>两个状态以及它们的差：把一个固定为 A，改动任何设置，就能看到 A、B 和 B − A，即这一改动的效果。</translation>
    </message>
    <message>
        <source>normalised entropy</source>
        <translation>归一化熵</translation>
    </message>
    <message>
        <source>Most focused heads first, compared with uniform attention to the allowed keys</source>
        <translation>与均匀关注所有允许的键相比，最集中的头在前</translation>
    </message>
    <message>
        <source>Heads that attend most to the query itself first</source>
        <translation>最关注查询自身的头在前</translation>
    </message>
    <message>
        <source>Heads that attend most to the previous token first</source>
        <translation>最关注前一个词元的头在前</translation>
    </message>
    <message>
        <source>Heads that attend most to the next token first</source>
        <translation>最关注后一个词元的头在前</translation>
    </message>
    <message>
        <source>Heads that attend most to the first token first</source>
        <translation>最关注首个词元的头在前</translation>
    </message>
    <message>
        <source>Heads that attend most to other copies of the same word first</source>
        <translation>最关注同一词其他出现处的头在前</translation>
    </message>
    <message>
        <source>Heads that attend most to punctuation first</source>
        <translation>最关注标点的头在前</translation>
    </message>
    <message>
        <source>Heads that attend most to special tokens first</source>
        <translation>最关注特殊词元的头在前</translation>
    </message>
    <message>
        <source>Heads that attend most to earlier copies of the token first</source>
        <translation>最关注该词元先前出现处的头在前</translation>
    </message>
    <message>
        <source>Heads that attend most to what followed an earlier copy of the token first</source>
        <translation>最关注该词元先前出现处之后词元的头在前</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>最大权重</translation>
    </message>
    <message>
        <source>Heads with the largest single weight first</source>
        <translation>单个权重最大的头在前</translation>
    </message>
    <message>
        <source>empty rows</source>
        <translation>空行</translation>
    </message>
    <message>
        <source>Heads in which most queries attend to nothing first</source>
        <translation>什么都不关注的查询最多的头在前</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Heads with the same pattern next to each other</source>
        <translation>模式相同的头排在一起</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>选中标记</translation>
    </message>
    <message>
        <source>Mark the selected cell, tokens and head</source>
        <translation>标出所选的单元格、词元和头</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Above the figure; auto: the view&apos;s own</source>
        <translation>位于图的上方；auto：视图自己的标题</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>副标题</translation>
    </message>
    <message>
        <source>Sizes and statistics, or a text of your own</source>
        <translation>尺寸和统计，或您写的文字</translation>
    </message>
    <message>
        <source>Axis titles</source>
        <translation>轴标题</translation>
    </message>
    <message>
        <source>Titles of rows and columns, or of the axes</source>
        <translation>行与列的标题，或坐标轴的标题</translation>
    </message>
    <message>
        <source>With residual</source>
        <translation>含残差</translation>
    </message>
    <message>
        <source>Before attention, and after it with the residual connection: x and x + o, which the rest of the layer gets</source>
        <translation>注意力之前，以及注意力之后加上残差连接：x 与 x + o，后者传给这一层的其余部分</translation>
    </message>
    <message>
        <source>standard deviation of the scores</source>
        <translation>得分的标准差</translation>
    </message>
    <message>
        <source>softmax gradient</source>
        <translation>softmax 梯度</translation>
    </message>
    <message>
        <source>leave-one-out error</source>
        <translation>留一法误差</translation>
    </message>
    <message>
        <source>Trained mask</source>
        <translation>训练时的掩码</translation>
    </message>
    <message>
        <source>The mask that the model was trained with; without it, only the chosen masks apply</source>
        <translation>模型训练时使用的掩码；取消后只用所选的掩码</translation>
    </message>
    <message>
        <source>two before</source>
        <translation>前面第二个</translation>
    </message>
    <message>
        <source>two after</source>
        <translation>后面第二个</translation>
    </message>
    <message>
        <source>earlier tokens</source>
        <translation>前面的词元</translation>
    </message>
    <message>
        <source>later tokens</source>
        <translation>后面的词元</translation>
    </message>
    <message>
        <source>monotonic alignment</source>
        <translation>单调对齐</translation>
    </message>
    <message>
        <source>one key</source>
        <translation>单个键</translation>
    </message>
    <message>
        <source>content words</source>
        <translation>实词</translation>
    </message>
    <message>
        <source>function words</source>
        <translation>虚词</translation>
    </message>
    <message>
        <source>broad</source>
        <translation>分散</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Residual connection</source>
        <translation>残差连接</translation>
    </message>
    <message>
        <source>Add the layer&apos;s input to its output: x + attention(x), likewise around the feed-forward network</source>
        <translation>把层的输入加到输出上：x + attention(x)；前馈网络也一样</translation>
    </message>
    <message>
        <source>Layer norm</source>
        <translation>层归一化</translation>
    </message>
    <message>
        <source>Where each token&apos;s vector gets mean 0 and variance 1</source>
        <translation>在哪里把每个词元的向量变为均值 0、方差 1</translation>
    </message>
    <message>
        <source>Feed-forward network</source>
        <translation>前馈网络（FFN）</translation>
    </message>
    <message>
        <source>Two matrices that transform each token by itself, after the attention; their weights are random</source>
        <translation>注意力之后，用两个矩阵单独变换每个词元；它们的权重是随机的</translation>
    </message>
    <message>
        <source>Hidden units</source>
        <translation>隐藏单元</translation>
    </message>
    <message>
        <source>Width between the two matrices</source>
        <translation>两个矩阵之间的宽度</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>激活函数</translation>
    </message>
    <message>
        <source>Applied to each hidden unit</source>
        <translation>作用于每个隐藏单元</translation>
    </message>
    <message>
        <source>Pre-norm</source>
        <translation>pre-norm（之前）</translation>
    </message>
    <message>
        <source>Post-norm</source>
        <translation>post-norm（之后）</translation>
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
        <translation>向量保持各层给出的长度</translation>
    </message>
    <message>
        <source>After each residual sum, as in the first transformer and in BERT</source>
        <translation>在每次残差相加之后，如最初的 Transformer 和 BERT</translation>
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
        <translation>x·Φ(x)，Φ 是正态分布函数：平滑，小的负数会保留（BERT）</translation>
    </message>
    <message>
        <source>GELU, computed approximately through tanh, as GPT-2 does</source>
        <translation>用 tanh 近似计算的 GELU，如 GPT-2</translation>
    </message>
    <message>
        <source>x·σ(1.702x): an approximation of GELU, as in CLIP</source>
        <translation>x·σ(1.702x)：GELU 的近似，如 CLIP</translation>
    </message>
    <message>
        <source>Negative numbers become 0, the others stay: the first transformer&apos;s</source>
        <translation>负数变成 0，其余不变：最初的 Transformer 所用</translation>
    </message>
    <message>
        <source>max(0, x)²: few units are above 0, and these by much</source>
        <translation>max(0, x)²：只有少数单元大于 0，但大得多</translation>
    </message>
    <message>
        <source>x·σ(x): smooth as GELU, in Llama with a gate</source>
        <translation>x·σ(x)：与 GELU 一样平滑，Llama 中配合门使用</translation>
    </message>
    <message>
        <source>Between −1 and 1: large numbers no longer differ</source>
        <translation>介于 −1 与 1 之间：大的数不再有区别</translation>
    </message>
    <message>
        <source>Between 0 and 1: each unit is a switch, half open at 0</source>
        <translation>介于 0 与 1 之间：每个单元像一个开关，在 0 处半开</translation>
    </message>
    <message>
        <source>Nothing: the two matrices are then a single linear map</source>
        <translation>什么也不做：两个矩阵合起来只是一个线性映射</translation>
    </message>
    <message>
        <source>Before the attention and before the feed-forward network: the residual stream itself passes through no norm (GPT-2 and later)</source>
        <translation>在注意力之前和前馈网络之前：残差流本身不经过归一化层（GPT-2 及以后）</translation>
    </message>
    <message>
        <source>How many layers follow each other; a new one is a copy of the last</source>
        <translation>前后相接的层的数目；新加的层是最后一层的副本</translation>
    </message>
    <message>
        <source>Up to the hidden units, an activation, down again: in a transformer most weights are here</source>
        <translation>先升到隐藏单元，经激活函数，再降回来：Transformer 的大部分权重在这里</translation>
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
    <message>
        <source>all %1 layers</source>
        <translation>全部 %1 层</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>所有层</translation>
    </message>
</context>
<context>
    <name>masked</name>
    <message>
        <source>Causal mask: key %1 comes after query %2.</source>
        <translation>因果掩码：键 %1 位于查询 %2 之后。</translation>
    </message>
    <message>
        <source>Window: key %1 is %2 tokens away; the window allows %3.</source>
        <translation>窗口：键 %1 相距 %2 个词元，最多允许 %3 个。</translation>
    </message>
    <message>
        <source>Padding: key %1 is beyond the valid length %2.</source>
        <translation>填充：键 %1 超出有效长度 %2。</translation>
    </message>
    <message>
        <source>Graph: there is no edge from query %1 to key %2.</source>
        <translation>图：查询 %1 到键 %2 没有边。</translation>
    </message>
    <message>
        <source>Matrix: the given mask forbids row %1, column %2.</source>
        <translation>矩阵：给定的掩码禁止第 %1 行第 %2 列。</translation>
    </message>
    <message>
        <source>Outside the kernel: the distance %1 exceeds the bandwidth %2.</source>
        <translation>超出核函数范围：距离 %1 大于带宽 %2。</translation>
    </message>
    <message>
        <source>A graph or matrix mask forbids it.</source>
        <translation>某个图掩码或矩阵掩码禁止了它。</translation>
    </message>
    <message>
        <source>%1: query %2 cannot attend to key %3.</source>
        <translation>%1：查询 %2 不能关注键 %3。</translation>
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
        <source>Weighted sum</source>
        <translation>加权和</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Each word and each punctuation mark is a token.</source>
        <translation>每个词和标点各为一个词元。</translation>
    </message>
    <message>
        <source>Each character is a token.</source>
        <translation>每个字符各为一个词元。</translation>
    </message>
    <message>
        <source>Text between spaces is a token.</source>
        <translation>空白之间的内容为一个词元。</translation>
    </message>
    <message>
        <source>The given rows are used in place of tokens.</source>
        <translation>给定的各行代替词元。</translation>
    </message>
    <message>
        <source>No embedding is looked up and no position is added.</source>
        <translation>不查嵌入表，也不加位置编码。</translation>
    </message>
    <message>
        <source>The same word gets the same vector wherever it occurs.</source>
        <translation>同一个词无论在哪里都得到同样的向量。</translation>
    </message>
    <message>
        <source>Each pair of columns is a sine and a cosine with its own wavelength, so every position has a unique pattern.</source>
        <translation>每两列构成一对正弦和余弦，各对波长不同，因此每个位置都有自己独特的模式。</translation>
    </message>
    <message>
        <source>Every position has a random vector, like a learned position table before training.</source>
        <translation>每个位置有一个随机向量，就像训练之前的可学习位置表。</translation>
    </message>
    <message>
        <source>All tokens of this head share the same matrices.</source>
        <translation>这个头的所有词元共用同样的矩阵。</translation>
    </message>
    <message>
        <source>All tokens of this head share the same matrices and biases.</source>
        <translation>这个头的所有词元共用同样的矩阵和偏置。</translation>
    </message>
    <message>
        <source>A score is large where query and key are long and point the same way.</source>
        <translation>查询与键都长且方向相同时，得分就大。</translation>
    </message>
    <message>
        <source>A score is large where query and key are long and point the same way; the division by √dₖ is included.</source>
        <translation>查询与键都长且方向相同时，得分就大；已包含除以 √dₖ。</translation>
    </message>
    <message>
        <source>A learned matrix defines which directions of a query match which directions of a key.</source>
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
        <source>Keys within the bandwidth count equally, all others not at all.</source>
        <translation>带宽之内的键同等计数，其余的完全不计。</translation>
    </message>
    <message>
        <source>The weight falls linearly to zero at the bandwidth.</source>
        <translation>权重线性下降，到带宽处为零。</translation>
    </message>
    <message>
        <source>The weight falls like a parabola: slowly near the query, to zero at the bandwidth.</source>
        <translation>权重像抛物线一样下降：在查询附近下降得慢，到带宽处为零。</translation>
    </message>
    <message>
        <source>Each key is multiplied by a learned vector U.</source>
        <translation>每个键与可学习的向量 U 相乘。</translation>
    </message>
    <message>
        <source>A learned matrix W transforms each key before the vector U scores it.</source>
        <translation>可学习的矩阵 W 先变换每个键，再由向量 U 打分。</translation>
    </message>
    <message>
        <source>tanh squashes the components of each key into −1 to 1 before the vector U scores them.</source>
        <translation>tanh 先把每个键的分量压缩到 −1 与 1 之间，再由向量 U 打分。</translation>
    </message>
    <message>
        <source>A small network with one hidden layer scores each key.</source>
        <translation>由一个含单隐藏层的小网络给每个键打分。</translation>
    </message>
    <message>
        <source>No scaling: the scores are passed on unchanged.</source>
        <translation>不缩放：得分原样传下去。</translation>
    </message>
    <message>
        <source>The wider the queries and keys, the larger the variance of the scores; dividing by √dₖ removes this dependence.</source>
        <translation>查询和键越宽，得分的方差越大；除以 √dₖ 就消除了这种影响。</translation>
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
        <source>Every query may attend to every key: the scores are passed on unchanged.</source>
        <translation>每个查询可以关注所有的键：得分原样传下去。</translation>
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
        <source>Negative scores get weight 0; the others are normalised in proportion.</source>
        <translation>负得分的权重为 0；其余按比例归一化。</translation>
    </message>
    <message>
        <source>Negative scores get weight 0, and the row need not sum to 1.</source>
        <translation>负得分的权重为 0，一行之和不必为 1。</translation>
    </message>
    <message>
        <source>Each key is gated on its own, without competition; with m keys, a score of 0 gives about 1/m.</source>
        <translation>每个键单独计算，互不竞争；有 m 个键时，得分 0 的权重约为 1/m。</translation>
    </message>
    <message>
        <source>Negative scores get weight 0; dividing by the number of keys m keeps the result close to a mean, whatever the length.</source>
        <translation>负得分的权重为 0；除以键数 m 使结果接近平均值，与文本长度无关。</translation>
    </message>
    <message>
        <source>A threshold is subtracted so that what stays above 0 sums to 1; all other keys get exactly 0.</source>
        <translation>减去一个阈值，使高于 0 的部分之和为 1；其余的键得到的恰好为零。</translation>
    </message>
    <message>
        <source>Where scores are negative, weights are too.</source>
        <translation>得分为负的地方，权重也为负。</translation>
    </message>
    <message>
        <source>Weights may be negative and need not sum to 1.</source>
        <translation>权重既不保证为正，其和也不必为 1。</translation>
    </message>
    <message>
        <source>Each value is multiplied by its weight, and the products are added.</source>
        <translation>每个值乘以其权重，再相加。</translation>
    </message>
    <message>
        <source>The heads are not mixed.</source>
        <translation>各个头之间不作混合。</translation>
    </message>
    <message>
        <source>The heads are not mixed; a bias is added.</source>
        <translation>各个头之间不作混合；再加上偏置。</translation>
    </message>
    <message>
        <source>The output matrix lets every component of the result combine all heads.</source>
        <translation>经过输出矩阵，结果的每个分量都可以组合所有的头。</translation>
    </message>
    <message>
        <source>The output matrix lets every component of the result combine all heads; a bias is added.</source>
        <translation>经过输出矩阵，结果的每个分量都可以组合所有的头；再加上偏置。</translation>
    </message>
    <message>
        <source>Cross-attention: the queries come from one sequence, the keys and values from another.</source>
        <translation>交叉注意力：查询来自一个序列，键和值来自另一个序列。</translation>
    </message>
    <message>
        <source>Tokens that are not in the table (%1) get a vector built from their spelling.</source>
        <translation>词表中没有的词元（%1）用其拼写得到向量。</translation>
    </message>
    <message>
        <source>Rotary position encoding (RoPE): queries and keys are rotated by their positions, so a score depends on their relative position.</source>
        <translation>旋转位置编码（RoPE）：查询和键按各自位置旋转，因此得分取决于它们的相对位置。</translation>
    </message>
    <message>
        <source>The matrices are identities: query, key and value are the input itself.</source>
        <translation>矩阵都是单位矩阵：查询、键和值就是输入本身。</translation>
    </message>
    <message>
        <source>The matrices of this head were built for: %1.</source>
        <translation>这个头的矩阵按此模式构造：%1。</translation>
    </message>
    <message>
        <source>Here the output matrix is the identity: the heads are concatenated without mixing.</source>
        <translation>此处输出矩阵是单位矩阵：各头只拼接，不混合。</translation>
    </message>
    <message>
        <source>The query has no influence: every row is the same.</source>
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
        <source>This head is ablated: its output is zero, so it adds nothing.</source>
        <translation>这个头已消融：输出为零，没有贡献。</translation>
    </message>
    <message>
        <source>Causal mask: no token sees what comes after it.</source>
        <translation>因果掩码：词元看不到它之后的内容。</translation>
    </message>
    <message>
        <source>Window: only keys at most %1 positions away are seen.</source>
        <translation>窗口：只能看到相距不超过 %1 的键。</translation>
    </message>
    <message>
        <source>Padding: only the first %1 keys are valid.</source>
        <translation>填充：只有前 %1 个键有效。</translation>
    </message>
    <message>
        <source>Graph: a query sees itself and its neighbours.</source>
        <translation>图：查询能看到自己和相邻的词元。</translation>
    </message>
    <message>
        <source>Matrix: the given mask forbids keys, or adds a number to their scores.</source>
        <translation>矩阵：给定的掩码禁止某些键，或在其得分上加一个数。</translation>
    </message>
    <message>
        <source>Step %1 of %2 · head %3</source>
        <translation>第 %1 步，共 %2 步 · 头 %3</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation>键和值</translation>
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
        <source>%1 query positions, %2 data points</source>
        <translation>%1 个查询位置，%2 个数据点</translation>
    </message>
    <message>
        <source>%1 query rows, %2 key rows</source>
        <translation>%1 行查询，%2 行键</translation>
    </message>
    <message>
        <source>%1 query tokens, %2 key tokens</source>
        <translation>%1 个查询词元，%2 个键词元</translation>
    </message>
    <message>
        <source>The text is one token</source>
        <translation>文本只有一个词元</translation>
    </message>
    <message>
        <source>The text is split into %1 tokens</source>
        <translation>文本被切分为 %1 个词元</translation>
    </message>
    <message>
        <source>Position %1 is one of %2 query positions. Each of the %3 data points contributes its target.</source>
        <translation>位置 %1 是 %2 个查询位置之一。%3 个数据点各贡献其目标值。</translation>
    </message>
    <message>
        <source>Row %1 of %2 is the query; there are %3 rows of keys and values.</source>
        <translation>第 %1 行（共 %2 行）是查询；键和值有 %3 行。</translation>
    </message>
    <message>
        <source>“%1” is query token %2 of %3. There are %4 key tokens.</source>
        <translation>“%1”是 %3 个查询词元中的第 %2 个。另有 %4 个键词元。</translation>
    </message>
    <message>
        <source>“%1” is the only token: it can attend only to itself.</source>
        <translation>“%1”是唯一的词元：它只能关注自己。</translation>
    </message>
    <message>
        <source>“%1” is token %2 of %3. Every token is compared with all tokens, including itself (self-attention).</source>
        <translation>“%1”是 %3 个词元中的第 %2 个。每个词元与所有词元比较，包括自己（自注意力）。</translation>
    </message>
    <message>
        <source>The vectors are used as they are</source>
        <translation>向量原样使用</translation>
    </message>
    <message>
        <source>The position vector is added to every row</source>
        <translation>每一行加上其位置的向量</translation>
    </message>
    <message>
        <source>Every token becomes a single number</source>
        <translation>每个词元变成一个数</translation>
    </message>
    <message>
        <source>Every token becomes a vector of dimension %1</source>
        <translation>每个词元变成 %1 维的向量</translation>
    </message>
    <message>
        <source>Row %1 has dimension %2.</source>
        <translation>第 %1 行的维度为 %2。</translation>
    </message>
    <message>
        <source>The vector of position %1 is added to row %1, component by component.</source>
        <translation>位置 %1 的向量逐分量加到第 %1 行上。</translation>
    </message>
    <message>
        <source>“%1” is at position %2: its word vector and its position vector are added, component by component.</source>
        <translation>“%1”在位置 %2：词向量与位置向量逐分量相加。</translation>
    </message>
    <message>
        <source>“%1” gets its word vector; its position comes in later, when queries and keys are rotated (RoPE).</source>
        <translation>“%1”得到它的词向量；位置稍后在查询和键旋转时加入（RoPE）。</translation>
    </message>
    <message>
        <source>“%1” gets its word vector; its position comes in later, when scores fall with the distance (ALiBi).</source>
        <translation>“%1”得到它的词向量；位置稍后在得分随距离下降时加入（ALiBi）。</translation>
    </message>
    <message>
        <source>“%1” gets its word vector. Nothing encodes its position: in another order the words would have the same vectors.</source>
        <translation>“%1”得到它的词向量。没有任何信息表示位置：换一种顺序，各词的向量依然相同。</translation>
    </message>
    <message>
        <source>“%1” becomes a query, the other sequence keys and values</source>
        <translation>“%1”变成查询，另一方变成键和值</translation>
    </message>
    <message>
        <source>“%1” becomes a query, a key and a value</source>
        <translation>“%1”变成一个查询、一个键和一个值</translation>
    </message>
    <message>
        <source>The query matrix turns “%1” into what it looks for; the key and value matrices turn the other sequence into what it offers and what it passes on.</source>
        <translation>查询矩阵由“%1”得出它要找什么；键矩阵和值矩阵由另一方得出它提供什么、传递什么。</translation>
    </message>
    <message>
        <source>The query matrix turns “%1” into what it looks for, the key matrix into what it offers to others, the value matrix into what it passes on.</source>
        <translation>查询矩阵由“%1”得出它要找什么，键矩阵得出它向别人提供什么，值矩阵得出它传递什么。</translation>
    </message>
    <message>
        <source>Every key is scored on its own</source>
        <translation>每个键单独打分</translation>
    </message>
    <message>
        <source>“%1” compares its query with every key</source>
        <translation>“%1”用它的查询与每个键比较</translation>
    </message>
    <message>
        <source>No key is close enough to “%1”: the kernel is 0 for all of them.</source>
        <translation>没有离“%1”足够近的键：核函数对所有键都为 0。</translation>
    </message>
    <message>
        <source>“%1” has only one key, “%2”, with score %3.</source>
        <translation>“%1”只有一个键“%2”，得分 %3。</translation>
    </message>
    <message>
        <source>The query “%1” has no influence here: the key “%2” has the largest score, %3.</source>
        <translation>这里查询“%1”不起作用：键“%2”的得分最大，为 %3。</translation>
    </message>
    <message>
        <source>The key nearest to “%1” is “%2”, with score %3.</source>
        <translation>离“%1”最近的键是“%2”，得分为 %3。</translation>
    </message>
    <message>
        <source>The key that best matches “%1” is “%2”, with score %3.</source>
        <translation>与“%1”最匹配的键是“%2”，得分 %3。</translation>
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
        <source>Divided by 1: the scores are passed on unchanged.</source>
        <translation>除以 1：得分原样传下去。</translation>
    </message>
    <message>
        <source>The best key for “%1” is “%2” with %3; divided by √%4 that is %5.</source>
        <translation>“%1”的最佳键是“%2”，得分 %3；除以 √%4 后为 %5。</translation>
    </message>
    <message>
        <source>The best key for “%1” is “%2” with %3; divided by %4 that is %5.</source>
        <translation>“%1”的最佳键是“%2”，得分 %3；除以 %4 后为 %5。</translation>
    </message>
    <message>
        <source>No mask</source>
        <translation>没有掩码</translation>
    </message>
    <message>
        <source>The mask hides keys from “%1”</source>
        <translation>掩码使“%1”看不到某些键</translation>
    </message>
    <message>
        <source>The mask changes the scores of “%1”</source>
        <translation>掩码改变“%1”的得分</translation>
    </message>
    <message>
        <source>“%1” may attend to none of the %2 keys.</source>
        <translation>“%1”不能关注 %2 个键中的任何一个。</translation>
    </message>
    <message>
        <source>“%1” may attend to %2 of %3 keys; the best of them is “%4”, with %5.</source>
        <translation>“%1”可以关注 %3 个键中的 %2 个；其中最好的是“%4”，得分 %5。</translation>
    </message>
    <message>
        <source>Softmax turns the scores of “%1” into weights</source>
        <translation>Softmax 把“%1”的得分变成权重</translation>
    </message>
    <message>
        <source>Sparsemax turns the scores of “%1” into a few nonzero weights</source>
        <translation>Sparsemax 把“%1”的得分变成少数几个非零权重</translation>
    </message>
    <message>
        <source>The kernel values for “%1” are divided by their sum</source>
        <translation>“%1”的核函数值除以它们的和</translation>
    </message>
    <message>
        <source>The kernel values for “%1” are its weights</source>
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
        <source>The kernel values for “%1” are divided by the number of keys</source>
        <translation>“%1”的核函数值除以键数</translation>
    </message>
    <message>
        <source>The sigmoid turns each score of “%1” into a weight independently</source>
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
        <source>The prediction at %1 is a weighted sum of the targets</source>
        <translation>%1 处的预测是目标值的加权和</translation>
    </message>
    <message>
        <source>The output of “%1” is a weighted sum of the values</source>
        <translation>“%1”的输出是值的加权和</translation>
    </message>
    <message>
        <source>The head&apos;s output, times the output matrix</source>
        <translation>头的输出乘以输出矩阵</translation>
    </message>
    <message>
        <source>The output of the only head is the output of the layer</source>
        <translation>只有一个头，它就是输出</translation>
    </message>
    <message>
        <source>The concatenated outputs of %1 heads, times the output matrix</source>
        <translation>%1 个头拼接，再乘以输出矩阵</translation>
    </message>
    <message>
        <source>The concatenated outputs of %1 heads are the output</source>
        <translation>%1 个头拼接即为输出</translation>
    </message>
    <message>
        <source>The output of the only head, of dimension %1, becomes the output for “%3”, of dimension %2.</source>
        <translation>唯一的头的输出为 %1 维，它成为“%3”的输出，%2 维。</translation>
    </message>
    <message>
        <source>The outputs of %1 heads, each of dimension %2, become the output for “%4”, of dimension %3.</source>
        <translation>%1 个头的输出各 %2 维，合成“%4”的输出，%3 维。</translation>
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
        <source>All tokens of this head share the same matrices. Then R rotates pair c of the components of a query or key by the angle θ, which grows with the position; values are not rotated.</source>
        <translation>这个头的所有词元共用同样的矩阵。随后 R 把查询或键的第 c 对数旋转角度 θ，位置越靠后角度越大；值不旋转。</translation>
    </message>
    <message>
        <source>All tokens of this head share the same matrices and biases. Then R rotates pair c of the components of a query or key by the angle θ, which grows with the position; values are not rotated.</source>
        <translation>这个头的所有词元共用同样的矩阵和偏置。随后 R 把查询或键的第 c 对数旋转角度 θ，位置越靠后角度越大；值不旋转。</translation>
    </message>
    <message>
        <source>The farther away a key is, the more is subtracted from its score.</source>
        <translation>键离得越远，得分被减去得越多。</translation>
    </message>
    <message>
        <source>A forbidden key gets a score of minus infinity, and so a weight of exactly 0; from the others, more is subtracted the farther away they are.</source>
        <translation>被禁止的键得分为负无穷，因此权重恰好为 0；其余的键离得越远，得分被减去得越多。</translation>
    </message>
    <message>
        <source>ALiBi (linear bias): in this head, a score falls by α = %1 per token of distance.</source>
        <translation>ALiBi（线性偏置）：在这个头中，距离每增加一个词元，得分下降 α = %1。</translation>
    </message>
    <message>
        <source>Scores of keys far from “%1” are reduced</source>
        <translation>离“%1”远的键得分降低</translation>
    </message>
    <message>
        <source>A one-dimensional query has no pair to rotate.</source>
        <translation>一维的查询没有可以旋转的分量对。</translation>
    </message>
    <message>
        <source>“%1” is at position %2: components %3 and %4 of its query, (%5, %6), are rotated by %7 to (%8, %9).</source>
        <translation>“%1”在位置 %2：其查询的第 %3、%4 个分量 (%5, %6) 旋转 %7，变为 (%8, %9)。</translation>
    </message>
    <message>
        <source>The last pair, %1 and %2, rotates most slowly: by %3.</source>
        <translation>最后一对，即第 %1、%2 个分量，转得最慢：%3。</translation>
    </message>
    <message>
        <source>Causal window: a token sees itself and those just before it, %1 keys in all.</source>
        <translation>因果窗口：词元看到自己和紧接在前的，共 %1 个键。</translation>
    </message>
    <message>
        <source>Prefix: the first %1 keys are seen by all; after them, no token sees what comes later.</source>
        <translation>前缀：前 %1 个键被所有词元看到；其余部分，词元看不到它之后的内容。</translation>
    </message>
    <message>
        <source>Blocks: tokens see only their own block of %1.</source>
        <translation>分块：词元只看到自己块中的 %1 个词元。</translation>
    </message>
    <message>
        <source>Dilated window: %1 keys on each side, %2 positions apart.</source>
        <translation>空洞窗口：每侧 %1 个键，间隔 %2 个位置。</translation>
    </message>
    <message>
        <source>Global tokens: the first %1 see all and are seen by all; the others see %2 on each side.</source>
        <translation>全局词元：前 %1 个看到全部，也被全部看到；其余的每侧看 %2 个。</translation>
    </message>
    <message>
        <source>The scores are not divided.</source>
        <translation>得分不除以任何数。</translation>
    </message>
    <message>
        <source>Soft cap: small scores stay nearly unchanged, large ones are compressed, and none exceeds ±%1.</source>
        <translation>软上限：小的得分几乎不变，大的得分被压缩，都不超过 ±%1。</translation>
    </message>
    <message>
        <source>The scores are soft-capped at ±%1</source>
        <translation>得分以 ±%1 为软上限</translation>
    </message>
    <message>
        <source>The scores are divided by %1 and soft-capped at ±%2</source>
        <translation>得分除以 %1，再以 ±%2 为软上限</translation>
    </message>
    <message>
        <source>The best key for “%1” is “%2” with %3; divided, that is %5; capped, %4.</source>
        <translation>“%1”的最佳键是“%2”，得分 %3；相除后为 %5，加软上限后为 %4。</translation>
    </message>
    <message>
        <source>The best key for “%1” is “%2” with %3; capped, that is %4.</source>
        <translation>“%1”的最佳键是“%2”，得分 %3；加软上限后为 %4。</translation>
    </message>
    <message>
        <source>Pre-norm</source>
        <translation>归一化层（pre-norm）</translation>
    </message>
    <message>
        <source>Output norm</source>
        <translation>输出的归一化层</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>残差</translation>
    </message>
    <message>
        <source>Post-norm</source>
        <translation>归一化层（post-norm）</translation>
    </message>
    <message>
        <source>FFN: pre-norm</source>
        <translation>前馈网络：归一化层（pre-norm）</translation>
    </message>
    <message>
        <source>FFN: hidden layer</source>
        <translation>前馈网络：隐藏层</translation>
    </message>
    <message>
        <source>FFN: output</source>
        <translation>前馈网络：输出</translation>
    </message>
    <message>
        <source>FFN: output norm</source>
        <translation>前馈网络：输出的归一化层</translation>
    </message>
    <message>
        <source>FFN: residual</source>
        <translation>前馈网络：残差</translation>
    </message>
    <message>
        <source>FFN: post-norm</source>
        <translation>前馈网络：归一化层（post-norm）</translation>
    </message>
    <message>
        <source>Final norm</source>
        <translation>最后的归一化层</translation>
    </message>
    <message>
        <source>LayerNorm: each token vector is normalised to mean 0 and variance 1, then scaled by learned weights.</source>
        <translation>LayerNorm：每个词元向量先化为均值 0、方差 1，再乘以学得的权重。</translation>
    </message>
    <message>
        <source>LayerNorm: each token vector is normalised to mean 0 and variance 1, then scaled and shifted by learned parameters.</source>
        <translation>LayerNorm：每个词元向量先化为均值 0、方差 1，再按学得的参数缩放和平移。</translation>
    </message>
    <message>
        <source>RMSNorm: each token vector is divided by its root mean square, then scaled by learned weights.</source>
        <translation>RMSNorm：每个词元向量先除以其均方根，再乘以学得的权重。</translation>
    </message>
    <message>
        <source>The residual connection adds the input back, so none of it is lost.</source>
        <translation>残差连接把输入加回来，因此输入不会丢失。</translation>
    </message>
    <message>
        <source>A feed-forward network (FFN) maps each token on its own to a wider vector and applies an activation function to each component.</source>
        <translation>前馈网络（FFN）单独把每个词元映射成更宽的向量，再对每个分量应用激活函数。</translation>
    </message>
    <message>
        <source>A gated feed-forward network maps each token on its own to two wider vectors; one passes through an activation function and gates the other.</source>
        <translation>门控前馈网络单独把每个词元映射成两个更宽的向量；其中一个经激活函数后作为另一个的门。</translation>
    </message>
    <message>
        <source>The wider vector is projected back to the layer&apos;s width.</source>
        <translation>更宽的向量变回该层的宽度。</translation>
    </message>
    <message>
        <source>%1 for “%2”</source>
        <translation>“%2”的%1</translation>
    </message>
    <message>
        <source>The FFN gets the same input as the attention: both run in parallel.</source>
        <translation>前馈网络与注意力的输入相同：两者并行。</translation>
    </message>
    <message>
        <source>The model has a vocabulary: a frequent word is one token, other words are split into subwords. Special tokens such as [CLS] stand for no text.</source>
        <translation>模型有一个词表：常见的词是一个词元，其余切分成子词。[CLS] 之类的特殊词元不代表任何文字。</translation>
    </message>
    <message>
        <source>Token vectors, and position vectors where the model has them, are learned; the same token at the same position always gets the same vector.</source>
        <translation>词元向量（以及位置向量，如果模型有）是学得的；同一词元在同一位置得到的总是同一个向量。</translation>
    </message>
    <message>
        <source>These vectors hold what the earlier layers have computed about each token.</source>
        <translation>这些向量包含前面各层对每个词元的计算结果。</translation>
    </message>
    <message>
        <source>The decoder has attended to its own tokens; now it attends to the source text.</source>
        <translation>解码器已关注过自己的词元；现在它关注源文本。</translation>
    </message>
    <message>
        <source>“%1” as a vector:</source>
        <translation>“%1”的向量：</translation>
    </message>
    <message>
        <source>T has a row for each token and a column for each different word: the row of “%1” has a single 1, in column %2. It says which word this is, but nothing about what it means.</source>
        <translation>T 的每一行对应一个词元，每一列对应一个不同的词：“%1”那一行只有一个 1，在第 %2 列。它只说明这是哪个词，还没有说它是什么意思。</translation>
    </message>
    <message>
        <source>The word “%1” occurs %2 times in the text: these rows are the same.</source>
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
        <source>“%1” enters with %2 components; the cosine similarity to the input of this layer is %3.</source>
        <translation>“%1”以 %2 维向量进入；与本层输入的余弦相似度为 %3。</translation>
    </message>
    <message>
        <source>“%1” enters with %2 components; the cosine similarity to the input of the first layer is %3.</source>
        <translation>“%1”以 %2 维向量进入；与第一层输入的余弦相似度为 %3。</translation>
    </message>
    <message>
        <source>“%1” enters as a vector of dimension %2.</source>
        <translation>“%1”以 %2 维向量进入。</translation>
    </message>
    <message>
        <source>“%1” has the ID %2 in the vocabulary, which selects that row of the embedding table: %3 components.</source>
        <translation>“%1”在词表中的 ID 是 %2，它选出嵌入表的那一行：%3 个分量。</translation>
    </message>
    <message>
        <source>The vector of “%1” has a root mean square of %2; after the norm it is %3.</source>
        <translation>“%1”的向量的均方根是 %2；经归一化层后是 %3。</translation>
    </message>
    <message>
        <source>The components of “%1” have mean %2 and standard deviation %3; after the norm, %4 and %5.</source>
        <translation>“%1”各分量的均值为 %2，标准差为 %3；经归一化层后分别为 %4 和 %5。</translation>
    </message>
    <message>
        <source>The vector of “%1” has norm %2, what is added to it has norm %3; the sum has norm %4.</source>
        <translation>“%1”的向量范数为 %2，加上去的向量范数为 %3；和的范数为 %4。</translation>
    </message>
    <message>
        <source>Of the %2 hidden units of the FFN for “%1”, %3 are above 0; the largest, unit %4, is %5.</source>
        <translation>前馈网络对“%1”的 %2 个隐藏单元中，有 %3 个大于 0；最大的是第 %4 个，为 %5。</translation>
    </message>
    <message>
        <source>For “%1”, the %2 hidden units become a vector of dimension %3 and norm %4.</source>
        <translation>对“%1”，%2 个隐藏单元变成 %3 维的向量，范数为 %4。</translation>
    </message>
    <message>
        <source>“%1” and “%2” as vectors:</source>
        <translation>“%1”与“%2”的向量：</translation>
    </message>
    <message>
        <source>the %1 others combined:</source>
        <translation>其余 %1 项合计：</translation>
    </message>
    <message>
        <source>(head %1)</source>
        <translation>（头 %1）</translation>
    </message>
    <message>
        <source>The network reads words or characters, as it did in training.</source>
        <translation>网络按词或按字符读取，与训练时一样。</translation>
    </message>
    <message>
        <source>The query is the decoder&apos;s state before it outputs this token; the keys are the encoder&apos;s states for each token, read in both directions.</source>
        <translation>查询是解码器输出该词元之前的状态；键是编码器双向读取文本后每个词元的状态。</translation>
    </message>
    <message>
        <source>The image is split into patches, named by row and column. cls is an extra token, not a patch.</source>
        <translation>图像被切分成图块（patch），以行（r）和列（c）命名；cls 是额外的词元，不是图块。</translation>
    </message>
    <message>
        <source>Token IDs from the model&apos;s vocabulary were given; no text was tokenized.</source>
        <translation>给出的是模型词表中的词元 ID，没有切分文本。</translation>
    </message>
    <message>
        <source>The image is split into %1 patches</source>
        <translation>图像被切分成 %1 个图块</translation>
    </message>
    <message>
        <source>Tokens are given by ID</source>
        <translation>词元以 ID 给出</translation>
    </message>
    <message>
        <source>The input vectors were reduced to their first %1 principal directions: x is the vector of “%2” in these.</source>
        <translation>输入向量只保留前 %1 个主方向：x 是“%2”的向量在这些方向上的坐标。</translation>
    </message>
    <message>
        <source>what each head adds:</source>
        <translation>各头加上的内容：</translation>
    </message>
    <message>
        <source>their sum:</source>
        <translation>它们的和：</translation>
    </message>
    <message>
        <source>The output is the sum of what each head adds. Head %1 adds the longest vector, of length %2.</source>
        <translation>输出是各头所加向量之和。头 %1 加的向量最长，长度为 %2。</translation>
    </message>
    <message>
        <source>The output is the sum of what each head adds. Head %1 adds the longest vector, of length %2; head %3 adds one of length %4.</source>
        <translation>输出是各头所加向量之和。头 %1 加的向量最长，长度为 %2；头 %3 加的向量长度为 %4。</translation>
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
        <source>hidden dimension</source>
        <translation>隐藏层维度</translation>
    </message>
    <message>
        <source>input (keys and values)</source>
        <translation>输入（键和值）</translation>
    </message>
    <message>
        <source>embedding (keys and values)</source>
        <translation>嵌入（键和值）</translation>
    </message>
    <message>
        <source>position (keys and values)</source>
        <translation>位置编码（键和值）</translation>
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
        <source>mean over the heads</source>
        <translation>各头平均</translation>
    </message>
    <message>
        <source>maximum over the heads</source>
        <translation>各头最大</translation>
    </message>
    <message>
        <source>concatenated head outputs</source>
        <translation>拼接后的各头输出</translation>
    </message>
    <message>
        <source>output weights</source>
        <translation>输出权重</translation>
    </message>
    <message>
        <source>dimension of all heads together</source>
        <translation>所有头的维度</translation>
    </message>
    <message>
        <source>output bias</source>
        <translation>输出偏置</translation>
    </message>
    <message>
        <source>attention rollout</source>
        <translation>注意力 rollout</translation>
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
        <source>queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键</translation>
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
        <translation>被掩码</translation>
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
        <source>query vectors before rotation</source>
        <translation>旋转前的查询向量</translation>
    </message>
    <message>
        <source>key vectors before rotation</source>
        <translation>旋转前的键向量</translation>
    </message>
    <message>
        <source>rotated query vectors</source>
        <translation>旋转后的查询向量</translation>
    </message>
    <message>
        <source>rotated key vectors</source>
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
        <source>hidden states</source>
        <translation>隐藏状态</translation>
    </message>
    <message>
        <source>logits (before softmax)</source>
        <translation>logits（softmax 之前）</translation>
    </message>
    <message>
        <source>token ID</source>
        <translation>词元 ID</translation>
    </message>
    <message>
        <source>FFN dimension</source>
        <translation>前馈网络的维度</translation>
    </message>
    <message>
        <source>value-weighted attention</source>
        <translation>值加权注意力</translation>
    </message>
    <message>
        <source>input after the norm</source>
        <translation>经归一化层后的输入</translation>
    </message>
    <message>
        <source>output after the norm</source>
        <translation>经归一化层后的输出</translation>
    </message>
    <message>
        <source>residual sum</source>
        <translation>残差和</translation>
    </message>
    <message>
        <source>sum after the norm</source>
        <translation>经归一化层后的和</translation>
    </message>
    <message>
        <source>FFN input after the norm</source>
        <translation>经归一化层后的前馈网络输入</translation>
    </message>
    <message>
        <source>FFN before the activation</source>
        <translation>前馈网络在激活函数之前的值</translation>
    </message>
    <message>
        <source>FFN gate before the activation</source>
        <translation>前馈网络的门在激活函数之前的值</translation>
    </message>
    <message>
        <source>FFN hidden layer</source>
        <translation>前馈网络的隐藏层</translation>
    </message>
    <message>
        <source>FFN output</source>
        <translation>前馈网络的输出</translation>
    </message>
    <message>
        <source>FFN output after the norm</source>
        <translation>经归一化层后的前馈网络输出</translation>
    </message>
    <message>
        <source>FFN residual sum</source>
        <translation>前馈网络的残差和</translation>
    </message>
    <message>
        <source>FFN residual sum after the norm</source>
        <translation>经归一化层后的前馈网络残差和</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
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
        <source>Items that do not fit into this row</source>
        <translation>这一排放不下的按钮</translation>
    </message>
</context>
<context>
    <name>ui::AnimationAction</name>
    <message>
        <source>Export a&amp;nimation…</source>
        <translation>导出动画(&amp;N)…</translation>
    </message>
    <message>
        <source>Animate a setting, or the computation step by step, as GIF, WebP, PNG or video</source>
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
        <source>%v of %m frames</source>
        <translation>第 %v 帧，共 %m 帧</translation>
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
        <source>%L1 seconds, looping</source>
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
        <source>Compute and write all frames; asks for a file name</source>
        <translation>计算并写出所有帧；会询问文件名</translation>
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
        <translation>对数步进</translation>
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
        <source>Multiply by a constant factor from frame to frame, instead of adding a constant</source>
        <translation>相邻帧之间按相等的倍数变化，而不是等差变化</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧数</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>每秒帧数</translation>
    </message>
    <message>
        <source>The computation, step by step</source>
        <translation>分步讲解</translation>
    </message>
    <message>
        <source>Animate</source>
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
        <source>WebP, lossless</source>
        <translation>WebP，无损</translation>
    </message>
    <message>
        <source>Numbered PNGs</source>
        <translation>编号的 PNG</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>MP4, for players and slides</source>
        <translation>MP4 视频，适合播放器和幻灯片</translation>
    </message>
    <message>
        <source>WebM, for web pages</source>
        <translation>WebM 视频，适合网页</translation>
    </message>
    <message>
        <source>Interventions</source>
        <translation>干预</translation>
    </message>
    <message>
        <source>Value of the setting in the first frame</source>
        <translation>第一帧中该设置的值</translation>
    </message>
    <message>
        <source>Value of the setting in the last frame</source>
        <translation>最后一帧中该设置的值</translation>
    </message>
    <message>
        <source>Number of frames; attention is computed for each</source>
        <translation>帧数；每一帧都重新计算注意力</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>播放速度</translation>
    </message>
    <message>
        <source>The setting to animate</source>
        <translation>要做成动画的设置</translation>
    </message>
    <message>
        <source>Wider frames have room for more tokens</source>
        <translation>帧越宽，容得下的词元越多</translation>
    </message>
    <message>
        <source>Taller frames have room for larger cells</source>
        <translation>帧越高，格子可以越大</translation>
    </message>
    <message>
        <source>Large text can be read from afar but leaves less room for the view</source>
        <translation>大字远处也看得清，但留给图的地方变少</translation>
    </message>
    <message>
        <source>Light for paper, dark or high contrast for a screen</source>
        <translation>纸上用浅色，屏幕上用深色或高对比度</translation>
    </message>
    <message>
        <source>Videos are small; GIF and WebP play by themselves on a page or slide</source>
        <translation>视频文件小；GIF 和 WebP 在网页或幻灯片中自动播放</translation>
    </message>
    <message>
        <source>The network during training</source>
        <translation>训练中的网络</translation>
    </message>
</context>
<context>
    <name>ui::AnimationPreview</name>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>第 %1 帧，共 %2 帧</translation>
    </message>
    <message>
        <source>Which frame is shown above; all of them are exported</source>
        <translation>上方显示哪一帧；导出的是全部</translation>
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
        <translation>该头的最大值</translation>
    </message>
    <message>
        <source>attention weight; rows: queries, columns: keys</source>
        <translation>注意力权重；行：查询，列：键</translation>
    </message>
    <message>
        <source>Show heads with a pattern</source>
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
        <translation>按%1排序，从大到小</translation>
    </message>
    <message>
        <source>sorted by %1, smallest first</source>
        <translation>按%1排序，从小到大</translation>
    </message>
    <message>
        <source>%1; below each map: its head and the value</source>
        <comment>sorted by entropy</comment>
        <translation>%1；每幅图下方：头和数值</translation>
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
        <source>%1: largest in head %2, %3</source>
        <translation>%1：在头 %2 中最大，%3</translation>
    </message>
    <message>
        <source>Choose a query token: click one above.</source>
        <translation>选一个查询词元：单击上方的一个。</translation>
    </message>
    <message>
        <source>all heads, ranked by this weight</source>
        <translation>所有头按这个权重排列</translation>
    </message>
    <message>
        <source>strongest key of head %1; Shift+click chooses another</source>
        <translation>头 %1 中权重最大的键；Shift+单击另选</translation>
    </message>
    <message>
        <source>Attending heads</source>
        <translation>哪些头关注这里？</translation>
    </message>
    <message>
        <source>Head patterns; click one to show only its heads</source>
        <translation>头的模式；单击只显示该模式的头</translation>
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
        <source>layers down, heads across; click to choose a head, double-click to show its layer</source>
        <translation>纵向为层，横向为头；单击选择头，双击显示它所在的层</translation>
    </message>
    <message>
        <source>Atlas shows models with several layers; this one has only one.</source>
        <translation>“总览”用于有多层的模型；这里只有一层。</translation>
    </message>
    <message>
        <source>Head patterns</source>
        <translation>头的模式</translation>
    </message>
    <message>
        <source>This attention is too large for Atlas, which needs all heads in memory at once. Matrices shows one head.</source>
        <translation>这份注意力太大：总览需要所有头同时在内存中。“矩阵”可显示单个头。</translation>
    </message>
    <message>
        <source>strongest key of head %1</source>
        <translation>头 %1 权重最大的键</translation>
    </message>
    <message>
        <source>%1; click to choose a head, double-click to show its layer</source>
        <comment>sorted by entropy</comment>
        <translation>%1；单击选择一个头，双击显示其所在层</translation>
    </message>
</context>
<context>
    <name>ui::AttentionForm</name>
    <message>
        <source>learned position embedding</source>
        <translation>可学习的位置嵌入</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Number of stacked attention layers</source>
        <translation>注意力层的层数</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>头数</translation>
    </message>
    <message>
        <source>Per layer; they split its width</source>
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
        <source>Reset all settings</source>
        <translation>重置所有设置</translation>
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
        <source>Unlock the cell</source>
        <translation>解除锁定的单元格</translation>
    </message>
    <message>
        <source>Previous layer</source>
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
        <source>Kernel value at the distance r between query and key</source>
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
        <source>Automatic</source>
        <translation>自动生成</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>图注</translation>
    </message>
    <message>
        <source>Caption text</source>
        <translation>图注文字</translation>
    </message>
    <message>
        <source>Copy the caption</source>
        <translation>复制图注</translation>
    </message>
    <message>
        <source>Below the figure, in the figure&apos;s font</source>
        <translation>放在图的下方，字体与图中相同</translation>
    </message>
</context>
<context>
    <name>ui::CellEditor</name>
    <message>
        <source>New value of the cell</source>
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
        <source>no query: learned</source>
        <translation>无查询：学得的</translation>
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
        <source>learned factors</source>
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
        <source>entropy %1 nats · “%2” ranks %3 of %4</source>
        <translation>熵 %1 nat · “%2”在 %4 个中排第 %3</translation>
    </message>
    <message>
        <source>before rotation</source>
        <translation>旋转之前</translation>
    </message>
    <message>
        <source>rotated query of “%1”</source>
        <translation>“%1”旋转后的查询</translation>
    </message>
    <message>
        <source>rotated key of “%1”</source>
        <translation>“%1”旋转后的键</translation>
    </message>
    <message>
        <source>%1; renormalised without special tokens</source>
        <comment>facts of a row</comment>
        <translation>%1；不计特殊词元，重新归一化</translation>
    </message>
</context>
<context>
    <name>ui::CheckpointEditor</name>
    <message>
        <source>Checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Return to the network at this step</source>
        <translation>回到网络在这一步的状态</translation>
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
        <source>%1, B&#xa0;−&#xa0;A&#xa0;%2</source>
        <translation>%1，B&#xa0;−&#xa0;A %2</translation>
    </message>
    <message>
        <source>%1 of A and B. %2</source>
        <translation>A 与 B 的%1。%2</translation>
    </message>
    <message>
        <source>What to compare</source>
        <translation>对比的内容</translation>
    </message>
    <message>
        <source>Nothing is pinned. Pin the current state as A, change a setting, and see A, B and their difference side by side.</source>
        <translation>尚未固定任何状态。请把当前状态固定为 A，改动一项设置，即可并列查看 A、B 及其差。</translation>
    </message>
    <message>
        <source>Computing the pinned state.</source>
        <translation>正在计算固定的状态。</translation>
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
        <source>B: current</source>
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
        <source>difference B − A</source>
        <translation>差 B&#xa0;−&#xa0;A</translation>
    </message>
    <message>
        <source>No cell is unmasked in both.</source>
        <translation>没有在两者中都未被掩码的单元格。</translation>
    </message>
    <message>
        <source>No number differs.</source>
        <translation>没有不同的数值。</translation>
    </message>
    <message>
        <source>◥ Largest difference %1 at %2; mean of |⁠B&#xa0;−&#xa0;A⁠| %3</source>
        <translation>◥ 最大差 %1，位于 %2；|⁠B&#xa0;−&#xa0;A⁠| 的平均值 %3</translation>
    </message>
    <message>
        <source>Compare the weights of a head, or the matrix shown in Matrices</source>
        <translation>A、B 及其差是某个头的权重，还是“矩阵”视图所示的另一个矩阵</translation>
    </message>
    <message>
        <source>Keep the current state as A; whatever you change next is B</source>
        <translation>把当前状态留作 A；之后无论改动什么都是 B</translation>
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
        <source>State A cannot be computed. Pin A again, or reopen the session once its files are available.</source>
        <translation>无法计算固定为 A 的状态。请重新固定 A，或在文件就位后重新打开会话。</translation>
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
        <translation>行 %1</translation>
    </message>
    <message>
        <source>Prediction at %1</source>
        <translation>%1 处的预测</translation>
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
        <translation>此处没有不同的数；差异始于%1。</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>显示%1</translation>
    </message>
    <message>
        <source>the output of %1</source>
        <translation>%1的输出</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>Prediction in place of %1, masked here</source>
        <translation>此处掩去 %1 后的预测</translation>
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
        <translation>最后一步</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no heads, tokens …</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>所有层</translation>
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
    <message>
        <source>Type a sentence</source>
        <translation>输入句子</translation>
    </message>
</context>
<context>
    <name>ui::Drops</name>
    <message>
        <source>Only local files can be opened; save it first.</source>
        <translation>只能打开本机上的文件；请先保存它。</translation>
    </message>
    <message>
        <source>%1 files are too many at once; drop at most %2.</source>
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
        <source>Copy figure</source>
        <translation>复制图</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>复制为命令</translation>
    </message>
    <message>
        <source>Save this view as a figure, for papers or slides</source>
        <translation>将此视图存为图，用于论文或幻灯片</translation>
    </message>
    <message>
        <source>Every matrix, for NumPy, PyTorch, a spreadsheet or a paper</source>
        <translation>所有矩阵，供 NumPy、PyTorch、电子表格或论文使用</translation>
    </message>
    <message>
        <source>As an image, as SVG and with its caption</source>
        <translation>同时复制为图像、SVG 及其图注</translation>
    </message>
    <message>
        <source>The command line that reproduces this figure</source>
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
        <source>Copied the command that reproduces this figure</source>
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
        <source>Write the figure as previewed; asks for a file name</source>
        <translation>按预览写出图；会询问文件名</translation>
    </message>
    <message>
        <source>One figure, or one for each head or step, with numbered file names</source>
        <translation>只出一幅，或每个头、每一步各一幅，文件名里有编号</translation>
    </message>
    <message>
        <source>Common widths, heights and font sizes; slides have no statistics</source>
        <translation>常用的宽度、高度和字号；幻灯片不含统计</translation>
    </message>
</context>
<context>
    <name>ui::FieldEditor</name>
    <message>
        <source>Reset %1</source>
        <translation>重置%1</translation>
    </message>
    <message>
        <source>Reset to %1</source>
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
        <source>Default</source>
        <translation>程序自带</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
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
        <source>stopped: %1 of %2 files were written</source>
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
        <source>Changes cannot be saved for crash recovery: %1. Save them yourself.</source>
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
        <source>Headlight was not closed properly. There are unsaved changes to %1 from %2.</source>
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
        <source>A session, a figure that contains one, numbers, or imported attention</source>
        <translation>会话、内嵌会话的图、数值，或导入的注意力</translation>
    </message>
    <message>
        <source>The sentence, all settings, the selection and the lesson, in one file</source>
        <translation>句子、所有设置、锁定的内容和课程，存进一个文件</translation>
    </message>
    <message>
        <source>Save ne&amp;twork…</source>
        <translation>保存网络(&amp;T)…</translation>
    </message>
    <message>
        <source>Lessons on attention, from the first weight to trained models</source>
        <translation>关于注意力的课程，从第一个权重到训练好的模型</translation>
    </message>
    <message numerus="yes">
        <source>%n older sessions are kept, too.</source>
        <translation>
            <numerusform>另外还保留着 %n 个更早的会话。</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>全部丢弃</translation>
    </message>
</context>
<context>
    <name>ui::FileOffers</name>
    <message>
        <source>There is no file “%1”.</source>
        <translation>没有文件“%1”。</translation>
    </message>
    <message>
        <source>“%1” contains %2: neither weights, nor vectors, nor a mask for this state.</source>
        <translation>“%1”包含%2：既不是权重，也不是当前状态可用的向量或掩码。</translation>
    </message>
    <message>
        <source>“%1” contains %2.</source>
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
        <source>“%1” could not be used: %2</source>
        <translation>“%1”未被采用：%2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>“%1” is now the sentence.</source>
        <translation>“%1”现在是句子。</translation>
    </message>
    <message>
        <source>Showing the heads of the model in “%1”.</source>
        <translation>现在的头来自“%1”中的模型。</translation>
    </message>
    <message>
        <source>It has no tokenizer: token IDs 1, 2, 3, 4 are used; enter others in Settings, %1.</source>
        <translation>它没有分词器：使用词元 ID 1、2、3、4；可在“设置”的“%1”中输入其他 ID。</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>打开模型</translation>
    </message>
    <message>
        <source>Showing the attention imported from “%1”, with its tokens.</source>
        <translation>显示从“%1”导入的注意力及其词元。</translation>
    </message>
    <message>
        <source>Open attention</source>
        <translation>打开注意力</translation>
    </message>
    <message>
        <source>It takes images and now sees uniform grey: drop an image on the window, or choose one in Settings, %1.</source>
        <translation>它的输入是图像，现在是均匀的灰色：把图像拖到窗口上，或在设置的“%1”中选择。</translation>
    </message>
    <message>
        <source>The model&apos;s input is now “%1”.</source>
        <translation>模型的输入现在是“%1”。</translation>
    </message>
    <message>
        <source>Drop an image</source>
        <translation>拖入图像</translation>
    </message>
    <message>
        <source>The network in “%1” was trained with Headlight; its input is a validation text of its task.</source>
        <translation>“%1”中的网络是用 Headlight 训练的；现在的输入是该任务的一段验证文本。</translation>
    </message>
</context>
<context>
    <name>ui::FirstSteps</name>
    <message>
        <source>New here? Start with a short tour, a lesson, or a full-screen presentation.</source>
        <translation>第一次来？可以先走一遍入门、学一课，或全屏演示。</translation>
    </message>
    <message>
        <source>That was the tour. F1 opens the manual; the lessons continue from here.</source>
        <translation>入门到此为止。F1 打开手册；课程从这里接着讲。</translation>
    </message>
    <message>
        <source>%1 of %2. %3</source>
        <comment>number of the tip, how many, what to do</comment>
        <translation>%1/%2：%3</translation>
    </message>
    <message>
        <source>First reset what you changed: the ↺ next to it. %1</source>
        <comment>what comes then</comment>
        <translation>请先重置改动过的设置：单击旁边的 ↺。%1</translation>
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
        <source>Five short steps that show what attention does with this sentence</source>
        <translation>依次做五件事：每一件都让您看到注意力怎样处理这个句子</translation>
    </message>
    <message>
        <source>Open a lesson</source>
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
        <source>The view on the whole screen, explained step by step (F5)</source>
        <translation>让视图占满屏幕，一步一步讲解（F5）</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Skip to the next tip</source>
        <translation>不做这一条，看下一条提示</translation>
    </message>
    <message>
        <source>Close the first steps</source>
        <translation>关闭入门</translation>
    </message>
    <message>
        <source>Close permanently (Esc); the Help menu brings it back</source>
        <translation>关闭，不再出现（Esc）；“帮助”菜单可以重新打开入门</translation>
    </message>
</context>
<context>
    <name>ui::FlowView</name>
    <message>
        <source>A: attention weight</source>
        <translation>A：注意力权重</translation>
    </message>
    <message>
        <source>A: weight</source>
        <translation>A：权重</translation>
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
        <translation>被掩码</translation>
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
        <source>weighted sum</source>
        <translation>加权和</translation>
    </message>
    <message>
        <source>ablated</source>
        <translation>已消融</translation>
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
        <source>rows: queries, columns: keys; point at a cell to trace it through every matrix; double-click a matrix to enlarge it; [ and ] change the head</source>
        <translation>行：查询，列：键；指向一个单元格，可在各矩阵中追踪它；双击放大矩阵；[ 和 ] 切换头</translation>
    </message>
    <message>
        <source>Attention flow</source>
        <translation>注意力流程</translation>
    </message>
    <message>
        <source>value ÷ its colour range (±)</source>
        <translation>数值 ÷ 其颜色范围（±）</translation>
    </message>
    <message>
        <source>rotated queries</source>
        <translation>旋转后的查询</translation>
    </message>
    <message>
        <source>rotated keys</source>
        <translation>旋转后的键</translation>
    </message>
    <message>
        <source>scaled, masked, distance bias</source>
        <translation>缩放、掩码、距离偏置</translation>
    </message>
    <message>
        <source>masked, distance bias</source>
        <translation>掩码、距离偏置</translation>
    </message>
    <message>
        <source>scaled, distance bias</source>
        <translation>缩放、距离偏置</translation>
    </message>
    <message>
        <source>distance bias</source>
        <translation>距离偏置</translation>
    </message>
    <message numerus="yes">
        <source>min and max of every %n columns</source>
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
        <source>÷ its colour range</source>
        <translation>÷ 颜色范围</translation>
    </message>
    <message>
        <source>scaled, capped, masked, distance bias</source>
        <translation>缩放、软上限、掩码、距离偏置</translation>
    </message>
    <message>
        <source>capped, masked, distance bias</source>
        <translation>软上限、掩码、距离偏置</translation>
    </message>
    <message>
        <source>scaled, capped, distance bias</source>
        <translation>缩放、软上限、距离偏置</translation>
    </message>
    <message>
        <source>capped, distance bias</source>
        <translation>软上限、距离偏置</translation>
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
    <message numerus="yes">
        <source>min, max of %n columns</source>
        <translation>
            <numerusform>每 %n 列的最小、最大值</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 columns are too many for this width: each pair of stripes shows the minimum and the maximum of %2 columns. A double click shows every column.</source>
        <translation>这个宽度容不下 %1 列：每两条竖条显示 %2 列的最小值和最大值。双击可查看每一列。</translation>
    </message>
    <message>
        <source>compared with every key</source>
        <translation>与每个键比较</translation>
    </message>
    <message>
        <source>scaled, masked</source>
        <translation>缩放、掩码</translation>
    </message>
    <message>
        <source>weighted sum of the values</source>
        <translation>值的加权和</translation>
    </message>
    <message>
        <source>rows: token read → token it writes, columns: keys; point at a cell to trace it through every matrix; double-click a matrix to enlarge it; [ and ] change the head</source>
        <translation>行：读入的词元 → 生成的词元，列：键；指向一个单元格，可在各矩阵中追踪它；双击放大矩阵；[ 和 ] 切换头</translation>
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
        <source>View only</source>
        <translation>仅显示视图</translation>
    </message>
    <message>
        <source>F11 again shows only the view; Esc leaves full screen</source>
        <translation>再按 F11 仅显示视图；Esc 退出全屏</translation>
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
        <source>A head that is off adds nothing to the output (zero ablation)</source>
        <translation>关闭的头对输出没有贡献（零消融）</translation>
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
        <source>All views show the head chosen here ([ and ])</source>
        <translation>所有视图都显示在这里选定的头（[ 和 ]）</translation>
    </message>
    <message>
        <source>The head with this number has this pattern in %1</source>
        <translation>编号相同的头在%1中都是这个模式</translation>
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
        <source>Point at a cell to see its arithmetic; click to lock it, Esc to unlock.</source>
        <translation>指向单元格可查看其算式；单击锁定，Esc 解除锁定。</translation>
    </message>
    <message>
        <source>Head statistics</source>
        <translation>这个头的统计</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Built for</source>
        <translation>构造的模式</translation>
    </message>
    <message>
        <source>Entropy (nats)</source>
        <translation>熵（nat）</translation>
    </message>
    <message>
        <source>Normalised entropy</source>
        <translation>归一化熵</translation>
    </message>
    <message>
        <source>Attention distance (tokens)</source>
        <translation>注意力距离（词元）</translation>
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
        <source>Mean weight on</source>
        <translation>平均权重</translation>
    </message>
    <message>
        <source>Variance of the scores</source>
        <translation>得分的方差</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>原始</translation>
    </message>
    <message>
        <source>Scaled</source>
        <translation>缩放后</translation>
    </message>
    <message>
        <source>Expected for q·k</source>
        <translation>q·k 的期望方差</translation>
    </message>
    <message>
        <source>Softmax gradient</source>
        <translation>softmax 梯度</translation>
    </message>
    <message>
        <source>Why scores are scaled: the dot product of two vectors of %1 independent components has %1 times the variance of a single product. Large scores push softmax to a single key, where its gradient vanishes and nothing can be learned; dividing by the square root of the dimension removes the effect of the width.</source>
        <translation>得分为什么要缩放：两个各有 %1 个独立分量的向量，其点积的方差是单个乘积的 %1 倍。得分一大，softmax 就只会选中一个键，那里的梯度趋近于零，什么也学不到；除以维度的平方根，就消除了宽度的影响。</translation>
    </message>
</context>
<context>
    <name>ui::HeadSwitches</name>
    <message>
        <source>A head that is off adds nothing to the output (zero ablation)</source>
        <translation>关闭的头对输出没有贡献（零消融）</translation>
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
        <source>Combine heads</source>
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
        <source>rows: queries, columns: keys; double-click enlarges a head</source>
        <translation>行：查询，列：键；双击放大一个头</translation>
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
        <source>%1 ÷ the head&apos;s maximum</source>
        <translation>%1 ÷ 该头的最大值</translation>
    </message>
    <message>
        <source>over all heads</source>
        <translation>由所有头合并</translation>
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
        <source>Chosen: head %1</source>
        <translation>已选：头 %1</translation>
    </message>
    <message>
        <source>‖weight · v · Wₒ‖</source>
        <translation>‖权重 · v · Wₒ‖</translation>
    </message>
    <message>
        <source>rows: token read → token it writes, columns: keys; double-click enlarges a head</source>
        <translation>行：读入的词元 → 生成的词元，列：键；双击放大一个头</translation>
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
    <message>
        <source>Close the dialog first: this link leads to the window.</source>
        <translation>请先关闭对话框：这个链接通向窗口。</translation>
    </message>
</context>
<context>
    <name>ui::HiddenRegions</name>
    <message>
        <source>Hidden: what is here?</source>
        <translation>已隐藏：这里是什么？</translation>
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
        <source>Click to go back to that state, or forward again</source>
        <translation>单击即回到那个状态，或再前进到那里</translation>
    </message>
    <message>
        <source>How the weight of the locked cell is computed, number by number</source>
        <translation>锁定单元格的权重如何逐数得来</translation>
    </message>
    <message>
        <source>The numbers of the view, to be read and copied</source>
        <translation>视图背后的数值，可查看和复制</translation>
    </message>
    <message>
        <source>All changes since the session was opened</source>
        <translation>打开会话以来的全部改动</translation>
    </message>
    <message>
        <source>Your own text, saved with the session</source>
        <translation>您自己的文字，随会话保存</translation>
    </message>
    <message>
        <source>Steps with captions and speaker notes, presented in order</source>
        <translation>带说明和讲稿的各个步骤，按顺序演示</translation>
    </message>
</context>
<context>
    <name>ui::LayerScope</name>
    <message>
        <source>All layers</source>
        <translation>所有层</translation>
    </message>
    <message>
        <source>The settings below apply to every layer that has none of its own</source>
        <translation>下方的滑块作用于所有没有单独设置的层</translation>
    </message>
    <message>
        <source>The settings below apply only to the layer shown</source>
        <translation>下方的滑块只作用于正在查看的层</translation>
    </message>
    <message>
        <source>The settings below apply only to the layer shown. It has settings of its own: changes made for all layers do not affect it</source>
        <translation>下方的滑块只作用于正在查看的层。这一层有单独的设置：对所有层的改动不影响它</translation>
    </message>
    <message>
        <source>Changes act in %1</source>
        <comment>in all 6 layers</comment>
        <translation>改动作用于%1</translation>
    </message>
    <message>
        <source>Values of %1, until changed here</source>
        <comment>values of all 6 layers</comment>
        <translation>%1的值，在此改动后单独设置</translation>
    </message>
    <message>
        <source>Changes act in this layer only</source>
        <translation>改动只作用于这一层</translation>
    </message>
    <message>
        <source>%1 keeps settings of its own</source>
        <comment>Layer 6</comment>
        <translation>%1保留自己的设置</translation>
    </message>
    <message>
        <source>%1 layers keep settings of their own</source>
        <translation>%1 层保留自己的设置</translation>
    </message>
    <message>
        <source>The settings below apply to every layer</source>
        <translation>以下设置作用于每一层</translation>
    </message>
</context>
<context>
    <name>ui::KeyList</name>
    <message>
        <source>Click</source>
        <translation>单击</translation>
    </message>
    <message>
        <source>lock the query and the key under the pointer</source>
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
        <source>In every view</source>
        <translation>所有视图</translation>
    </message>
    <message>
        <source>[ and ]</source>
        <translation>[ 和 ]</translation>
    </message>
    <message>
        <source>previous head, next head</source>
        <translation>上一个头、下一个头</translation>
    </message>
    <message>
        <source>unlock the cell; leave an enlarged matrix or full screen</source>
        <translation>解除锁定；退出放大的矩阵或全屏</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>next control, previous control</source>
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
        <source>move along the tokens</source>
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
        <source>the previous step</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Home and End</source>
        <translation>Home 和 End</translation>
    </message>
    <message>
        <source>first step, last step</source>
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
        <source>choose another query token</source>
        <translation>换一个查询词元</translation>
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
        <source>set the value of the cell</source>
        <translation>设定单元格的数值</translation>
    </message>
    <message>
        <source>copy the matrix, or the cells chosen in its table</source>
        <translation>复制矩阵，或表格中选中的单元格</translation>
    </message>
    <message>
        <source>move the query position</source>
        <translation>移动查询位置</translation>
    </message>
    <message>
        <source>choose another data point</source>
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
        <source>only the view on the screen</source>
        <translation>屏幕上只有视图</translation>
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
        <source>add a data point (by key: on the curve)</source>
        <translation>添加数据点（按键时添加在曲线上）</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>remove the data point</source>
        <translation>删去数据点</translation>
    </message>
    <message>
        <source>zoom a matrix, or the points of Space</source>
        <translation>缩放矩阵，或“空间”中的点</translation>
    </message>
    <message>
        <source>pan when zoomed in</source>
        <translation>平移放大后的图</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格键</translation>
    </message>
    <message>
        <source>play the steps, or pause</source>
        <translation>播放各步，或暂停</translation>
    </message>
</context>
<context>
    <name>ui::LessonAction</name>
    <message>
        <source>Expor&amp;t lesson…</source>
        <translation>导出课程(&amp;T)…</translation>
    </message>
    <message>
        <source>The steps as presented: a PDF, a handout, images or a video</source>
        <translation>按演示的样子输出各步：PDF、讲义、图片或视频</translation>
    </message>
</context>
<context>
    <name>ui::LessonDialog</name>
    <message>
        <source>With speaker notes</source>
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
        <source>Numbered PNGs, for slides</source>
        <translation>编号的 PNG，供幻灯片使用</translation>
    </message>
    <message>
        <source>GIF, opens everywhere</source>
        <translation>GIF，到处都能打开</translation>
    </message>
    <message>
        <source>WebP, lossless</source>
        <translation>WebP，无损</translation>
    </message>
    <message>
        <source>MP4, for players and slides</source>
        <translation>MP4 视频，适合播放器和幻灯片</translation>
    </message>
    <message>
        <source>WebM, for web pages</source>
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
        <source>Add the speaker notes next to each step</source>
        <translation>把讲稿放在每一步旁边</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Per page</source>
        <translation>每页</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>高度（像素）</translation>
    </message>
    <message>
        <source>Seconds per step</source>
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
        <source>Hidden parts of a step are shown; captions are in your language.</source>
        <translation>步骤中隐藏的内容会显示出来；说明使用您的语言。</translation>
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
        <source>Pages for reading, images for slides, or a self-playing video</source>
        <translation>供阅读的页面、供幻灯片用的图片，或自动播放的视频</translation>
    </message>
    <message>
        <source>How many steps share a page: several make a handout</source>
        <translation>每页放几步：多步一页就是讲义</translation>
    </message>
    <message>
        <source>The width follows from the 16:9 format</source>
        <translation>宽度按屏幕比例 16:9 确定</translation>
    </message>
    <message>
        <source>How long each step is shown in the video</source>
        <translation>视频中每一步停留多久</translation>
    </message>
    <message>
        <source>Light for paper, dark or high contrast for a screen</source>
        <translation>纸上用浅色，屏幕上用深色或高对比度</translation>
    </message>
    <message>
        <source>Draw every step; asks for a file name</source>
        <translation>画出每一步；会询问文件名</translation>
    </message>
    <message>
        <source>Print the same pages; asks for the printer</source>
        <translation>把同样的页面印在纸上；会询问打印机</translation>
    </message>
    <message>
        <source>With lines to write on</source>
        <translation>带书写横线</translation>
    </message>
    <message>
        <source>Questions without answers</source>
        <translation>问题不含答案</translation>
    </message>
    <message>
        <source>Add lines for the class&apos;s own notes next to each step</source>
        <translation>在每一步旁边添加横线，供学生记笔记</translation>
    </message>
    <message>
        <source>Export what a step hides as hidden, for the class to answer</source>
        <translation>步骤中隐藏的部分保持隐藏，留给学生回答</translation>
    </message>
    <message>
        <source>Hidden parts of a step stay hidden; captions are in your language.</source>
        <translation>每一步隐藏的部分保持隐藏；说明使用您的语言。</translation>
    </message>
</context>
<context>
    <name>ui::LessonSteps</name>
    <message>
        <source>Add a step</source>
        <translation>添加一步</translation>
    </message>
    <message>
        <source>Update a step</source>
        <translation>更新一步</translation>
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
        <source>A lesson is a list of states with captions and speaker notes. Add the current state as its first step; F5 presents it.</source>
        <translation>课程是一串状态，带有说明和讲稿。把当前状态添加为第一步；F5 开始演示。</translation>
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
        <source>Update the chosen step to this state</source>
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
        <source>The main message of this step</source>
        <translation>这一步要说的一件事</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>正文</translation>
    </message>
    <message>
        <source>What the audience reads: one to three sentences</source>
        <translation>听众看到的话：一到三句</translation>
    </message>
    <message>
        <source>Speaker notes</source>
        <translation>讲稿</translation>
    </message>
    <message>
        <source>What only you see while you present</source>
        <translation>演示时只有您看得到</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>A formula next to the text, for example \frac{a}{b}</source>
        <translation>正文旁边的一行数学式，例如 \frac{a}{b}</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>What the audience guesses before the next key reveals it</source>
        <translation>听众先猜，按下一个键才显示</translation>
    </message>
    <message>
        <source>Live settings</source>
        <translation>可拖动的设置</translation>
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
        <source>value of the locked cell</source>
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
        <source>Edit the chosen step below; Enter or double-click shows it</source>
        <translation>所选步骤可在下方修改；按 Enter 或双击即显示它</translation>
    </message>
    <message>
        <source>Add the current state after the chosen step: text, settings, view and selection</source>
        <translation>在所选步骤之后添加当前状态：文本、设置、视图和选中内容</translation>
    </message>
    <message>
        <source>Show this step in the window: its text, settings and view</source>
        <translation>窗口显示这一步的内容：文字、设置和视图</translation>
    </message>
    <message>
        <source>Replace what this step shows with the current state; its captions stay</source>
        <translation>用当前状态取代这一步显示的内容；说明不变</translation>
    </message>
    <message>
        <source>A copy of this step with the same state and captions, to change one thing in it</source>
        <translation>复制这一步，状态和说明相同，以便只改其中一处</translation>
    </message>
    <message>
        <source>Show this step before the one above it</source>
        <translation>把这一步移到上一步之前</translation>
    </message>
    <message>
        <source>Show this step after the one below it</source>
        <translation>把这一步移到下一步之后</translation>
    </message>
    <message>
        <source>Delete this step and its captions; Undo brings it back</source>
        <translation>删除这一步及其说明；撤销可以找回</translation>
    </message>
    <message>
        <source>“%1” has no effect on a trained model; use “%2”.</source>
        <translation>“%1”对训练好的模型不起作用；请用“%2”。</translation>
    </message>
    <message>
        <source>“%1” has no effect in this step.</source>
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
        <source>Settings that stay live while you present: their names, separated by commas</source>
        <translation>演示时可以拖动的设置，写其名称，用逗号分隔</translation>
    </message>
    <message>
        <source>Title of the exported lesson</source>
        <translation>导出的课程的名称</translation>
    </message>
    <message>
        <source>“%1” is not a setting of this step.</source>
        <translation>“%1”不是这一步的设置。</translation>
    </message>
    <message>
        <source>weights of all queries</source>
        <translation>所有查询的权重</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>What is below the text: the view, nothing, your own image, or a chart over the first live setting</source>
        <translation>文字下面的内容：视图、空白、您自己的图片，或以第一个可拖动的设置为横轴的图表</translation>
    </message>
    <message>
        <source>the view</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>text alone</source>
        <translation>仅文字</translation>
    </message>
    <message>
        <source>an image…</source>
        <translation>图片…</translation>
    </message>
    <message>
        <source>chart: %1</source>
        <translation>图表：%1</translation>
    </message>
    <message>
        <source>Image of the step</source>
        <translation>这一步的图片</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.svg)</source>
        <translation>图片 (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>“%1” is not a PNG, JPEG or SVG image of at most 8 MB.</source>
        <translation>“%1”不是 PNG、JPEG 或 SVG 图片，或者超过 8 MB。</translation>
    </message>
</context>
<context>
    <name>ui::LinksCanvas</name>
    <message>
        <source>Choose heads</source>
        <translation>选择头</translation>
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
        <source>left: queries, right: keys; thickness is the weight</source>
        <translation>左：查询，右：键；粗细表示权重</translation>
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
        <source>Ablated: head %1</source>
        <translation>已消融：头 %1</translation>
    </message>
    <message>
        <source>Weaker links are not drawn; the weights are unchanged</source>
        <translation>更弱的连线不画；权重本身不变</translation>
    </message>
    <message>
        <source>How many links of each query are drawn, the strongest first</source>
        <translation>每个查询画多少条连线，从最强的开始</translation>
    </message>
    <message>
        <source>left: queries, right: keys; thickness is the root of the weight</source>
        <translation>左侧为查询，右侧为键；粗细是权重的平方根</translation>
    </message>
    <message>
        <source>head %1 in full colour</source>
        <translation>头 %1 用全色</translation>
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
        <source>Keep the current state as A and compare later states with it</source>
        <translation>将当前状态保留为 A，与之后的状态对比</translation>
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
        <source>This cannot be computed and was undone: %1</source>
        <translation>无法计算，已撤销：%1</translation>
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
        <source>The model and all settings that affect its attention (F8)</source>
        <translation>模型以及影响其注意力的所有设置（F8）</translation>
    </message>
    <message>
        <source>How the weight of the locked cell is computed, number by number (F9)</source>
        <translation>锁定的单元格的权重如何得来，一个数一个数地看（F9）</translation>
    </message>
    <message>
        <source>Training ended: %1</source>
        <translation>训练已结束：%1</translation>
    </message>
    <message>
        <source>This text cannot be computed; the views show the previous one: %1</source>
        <translation>这段文本无法计算；视图中仍是之前的文本：%1</translation>
    </message>
    <message>
        <source>State A cannot be computed; it stays pinned: %1</source>
        <translation>无法计算固定为 A 的状态；它仍保持固定：%1</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Headlight %1&lt;/h3&gt;&lt;p&gt;See what every attention head sees.&lt;/p&gt;&lt;p&gt;Every number on screen is computed from your sentence and your settings.&lt;/p&gt;&lt;p&gt;Free software: GNU General Public License, version 3 or later. Built with Qt, QCustomPlot, Eigen, ICU, giflib and libwebp.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Headlight %1&lt;/h3&gt;&lt;p&gt;看清每个注意力头看到了什么。&lt;/p&gt;&lt;p&gt;屏幕上的每个数都由您的句子和设置计算而来。&lt;/p&gt;&lt;p&gt;自由软件：GNU 通用公共许可证第 3 版或更高版本。基于 Qt、QCustomPlot、Eigen、ICU、giflib 和 libwebp 构建。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Use its beginning</source>
        <translation>只用开头部分</translation>
    </message>
    <message>
        <source>Cut the text to fit</source>
        <translation>截短文本</translation>
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
        <source>Only pages with matches stay in the list, with their number; Enter goes to the next match</source>
        <translation>列表只留下有这些词的页面，并注明次数；按 Enter 到下一处</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>The pages of the manual; numbers count the matches</source>
        <translation>手册的各个页面；数字表示这些词出现几次</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Previous page (Alt+←)</source>
        <translation>回到前一页（Alt+←）</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面内容</translation>
    </message>
    <message>
        <source>No matches: try another word.</source>
        <translation>没有找到：换一个词试试。</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es); Enter goes to the next.</source>
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
        <source>For a spreadsheet or a document (Ctrl+C)</source>
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
        <source>Restore the original values of this matrix</source>
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
        <source>Revert %n edit(s)</source>
        <translation>
            <numerusform>恢复 %n 处原值</numerusform>
        </translation>
    </message>
    <message>
        <source>Double-click a cell, or press F2, to set its value.</source>
        <translation>双击单元格或按 F2 可设定其数值。</translation>
    </message>
    <message>
        <source>Point at a cell to see its position and value.</source>
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
        <source>Model from a folder…</source>
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
        <source>Imported attention from the file %1: view only</source>
        <translation>从文件 %1 导入的注意力：只能查看</translation>
    </message>
    <message>
        <source>Trained with Headlight, bundled with it</source>
        <translation>用 Headlight 训练，随附于程序</translation>
    </message>
    <message>
        <source>Trained with Headlight, kept in the folder %1</source>
        <translation>用 Headlight 训练，保存在文件夹 %1 中</translation>
    </message>
    <message>
        <source>%1: it has no attention heads to modify.</source>
        <translation>%1：它没有可以修改的注意力头。</translation>
    </message>
    <message>
        <source>%1 + %2 layers</source>
        <translation>%1 + %2 层</translation>
    </message>
</context>
<context>
    <name>ui::NetworkFiles</name>
    <message>
        <source>The network is being trained. Pause it in Train first, then save it.</source>
        <translation>网络正在训练。请先在“训练”中暂停，再保存。</translation>
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
        <source>accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>参数量</translation>
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
        <translation>%1，一般式（双线性）注意力</translation>
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
        <source>%1, bidirectional</source>
        <translation>%1，双向</translation>
    </message>
    <message>
        <source>%1, unidirectional</source>
        <translation>%1，单向</translation>
    </message>
    <message numerus="yes">
        <source>window of %n tokens</source>
        <translation>
            <numerusform>%n 个词元的窗口</numerusform>
        </translation>
    </message>
    <message>
        <source>per-token MLP</source>
        <translation>逐词元 MLP</translation>
    </message>
    <message>
        <source>kernel with learned bandwidth</source>
        <translation>带宽学得的核</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, unscaled</source>
        <translation>%1，不缩放</translation>
    </message>
</context>
<context>
    <name>ui::NotesTab</name>
    <message>
        <source>What to say about this state</source>
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
        <source>Saved with the session, never drawn into the figure</source>
        <translation>随会话保存，不会画进图里</translation>
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
        <translation>Headlight：讲稿</translation>
    </message>
    <message>
        <source>Speaker notes</source>
        <translation>讲稿</translation>
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
        <source>Clock and elapsed time</source>
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
        <source>Linked to d / h while pressed</source>
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
        <source>Written: %1 files, %2 … %3</source>
        <extracomment>the number of files, the path of the first, the name of the last</extracomment>
        <translation>已写入：%1 个文件，%2 … %3</translation>
    </message>
    <message>
        <source>Writing %1 files…</source>
        <translation>正在写入 %1 个文件…</translation>
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
    <name>ui::OutputNote</name>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目标</translation>
    </message>
</context>
<context>
    <name>ui::PanelTitle</name>
    <message>
        <source>Close %1</source>
        <translation>关闭“%1”</translation>
    </message>
    <message>
        <source>Give its space to the view</source>
        <translation>把它的位置让给视图</translation>
    </message>
</context>
<context>
    <name>ui::PredictCanvas</name>
    <message>
        <source>At “%1” (%2)</source>
        <translation>在“%1”（%2）处</translation>
    </message>
    <message>
        <source>After “%1” (%2)</source>
        <translation>在“%1”（%2）之后</translation>
    </message>
    <message>
        <source>What the image shows</source>
        <translation>图像的类别</translation>
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
        <source>what the model would predict if this layer were its last (logit lens); darker: more probable</source>
        <translation>假如该层是最后一层，模型会预测什么（logit lens）；颜色越深概率越大</translation>
    </message>
    <message>
        <source>Mask this token ([MASK]), or show it again</source>
        <translation>把这个词元换成 [MASK]，或重新显示</translation>
    </message>
    <message>
        <source>what the model would predict if this layer were its last (logit lens); brighter: more probable</source>
        <translation>假如该层是最后一层，模型会预测什么（logit lens）；颜色越亮概率越大</translation>
    </message>
    <message>
        <source>Label of “%1” (%2)</source>
        <translation>“%1”（%2）的标签</translation>
    </message>
    <message>
        <source>Label of the text</source>
        <translation>文本的标签</translation>
    </message>
    <message>
        <source>In place of “%1” (%2), masked here</source>
        <translation>“%1”（%2）的位置，此处已掩码</translation>
    </message>
    <message>
        <source>as if this layer were the last; brighter: more probable</source>
        <translation>假如该层是最后一层；颜色越亮概率越大</translation>
    </message>
    <message>
        <source>as if this layer were the last; darker: more probable</source>
        <translation>假如该层是最后一层；颜色越深概率越大</translation>
    </message>
    <message>
        <source>brighter: more probable</source>
        <translation>颜色越亮概率越大</translation>
    </message>
    <message>
        <source>darker: more probable</source>
        <translation>颜色越深概率越大</translation>
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
        <source>Divides the logits: below 1 sharpens the distribution, above 1 flattens it</source>
        <translation>logits 先除以它：小于 1 使分布尖锐，大于 1 使分布平缓</translation>
    </message>
    <message>
        <source>top </source>
        <comment>followed by a number of tokens</comment>
        <translation>前 </translation>
    </message>
    <message>
        <source>Predictions listed (top-k)</source>
        <translation>列出的预测个数（top-k）</translation>
    </message>
    <message>
        <source>How many tokens are listed; sampling draws from these (top-k)</source>
        <translation>列出多少个词元；采样时从这些中抽取（top-k）</translation>
    </message>
    <message>
        <source>Number of predictions</source>
        <translation>预测个数</translation>
    </message>
    <message>
        <source>Append most likely</source>
        <translation>接上最可能的</translation>
    </message>
    <message>
        <source>Greedy decoding: append the most likely token to the text</source>
        <translation>贪心解码：把最可能的词元接在文本后面</translation>
    </message>
    <message>
        <source>Sample one</source>
        <translation>采样一个</translation>
    </message>
    <message>
        <source>Sample one of the listed tokens by its probability, using the seed</source>
        <translation>按概率从列出的词元中采样一个，由种子决定</translation>
    </message>
    <message>
        <source>Which token is here?</source>
        <translation>这里是哪个词元？</translation>
    </message>
    <message>
        <source>What comes next?</source>
        <translation>接下来是什么？</translation>
    </message>
    <message>
        <source>click a token below to mask it</source>
        <translation>单击下方的词元，把它换成 [MASK]</translation>
    </message>
    <message>
        <source>Append a token</source>
        <translation>接上一个词元</translation>
    </message>
    <message>
        <source>Mask a token</source>
        <translation>把一个词元换成 [MASK]</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation>它是什么？</translation>
    </message>
    <message>
        <source>No tokens are predicted here. Choose a language model.</source>
        <translation>这里不预测词元。请选择语言模型。</translation>
    </message>
    <message>
        <source>“%1”: the text ends here</source>
        <translation>“%1”：文本到此结束</translation>
    </message>
    <message>
        <source>the chosen token is masked for this prediction; click a token below to mask it in every view</source>
        <translation>所选词元仅在此预测中被掩码；单击下方的词元，可在所有视图中掩码</translation>
    </message>
</context>
<context>
    <name>ui::PresentPage</name>
    <message>
        <source>The audience&apos;s guess</source>
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
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
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
        <source>This cannot be computed and was undone.</source>
        <translation>这无法计算，已撤销。</translation>
    </message>
    <message>
        <source>Any key brings the page back.</source>
        <translation>按任意键恢复页面。</translation>
    </message>
    <message>
        <source>Page Down, →, Space: next · Page Up, ←: back · Home, End, numbers: go to a step
B, W: black, white · L: pointer · Ctrl: spotlight · Z: magnifier · [ ]: other head
G: guess · R: reset live settings · + −: text size · N: notes · Esc: leave</source>
        <translation>Page Down、→、空格：下一步 · Page Up、←：上一步 · Home、End、数字：跳到某一步
B、W：黑屏、白屏 · L：指针 · Ctrl：聚光灯 · Z：放大 · [ ]：换一个头
G：猜 · R：重置滑块 · + −：字号 · N：讲稿 · Esc：退出</translation>
    </message>
    <message>
        <source>Tab: to the live setting’s slider · there ←, →: to the next mark, with Shift a little</source>
        <translation>Tab：到滑块 · 在滑块上 ←、→：移到下一个刻度，加 Shift 微调</translation>
    </message>
    <message>
        <source>State A cannot be computed.</source>
        <translation>无法计算固定为 A 的状态。</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Computing step %1…</source>
        <translation>正在计算第 %1 步…</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Continued at step %1. Home: first step</source>
        <translation>从第 %1 步继续。Home：回到第一步</translation>
    </message>
</context>
<context>
    <name>ui::Presenter</name>
    <message>
        <source>Present</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Show the view, or the session&apos;s lesson, on the whole screen</source>
        <translation>把视图或会话里的课程全屏展示</translation>
    </message>
    <message>
        <source>A presentation is running</source>
        <translation>正在演示</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>减少动态效果</translation>
    </message>
    <message>
        <source>Present from the start</source>
        <translation>从头演示</translation>
    </message>
    <message>
        <source>Present from the first step; F5 continues where a lesson was left</source>
        <translation>从第一步开始演示；按 F5 则从课程上次离开的地方继续</translation>
    </message>
    <message>
        <source>Steps of a lesson change at once: no animated numbers, colours or rows</source>
        <translation>课程的步骤立即切换：数值、颜色和行都没有动画</translation>
    </message>
</context>
<context>
    <name>ui::PretrainedNote</name>
    <message>
        <source>Show the trained encoder</source>
        <translation>显示训练好的编码器</translation>
    </message>
    <message>
        <source>The same text, seen by heads that have learned where to look</source>
        <translation>同一段文本，换成训练好的头：它们学会了该看哪里</translation>
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
    <name>ui::ProgramLinks</name>
    <message>
        <source>This model does not have this step</source>
        <translation>这个模型没有这一步</translation>
    </message>
    <message>
        <source>“%1” is not a setting of this model; choose another model</source>
        <translation>“%1”不是这个模型的设置；请选择其他模型</translation>
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
        <source>point at a position: its weights are shown below</source>
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
        <source>position x</source>
        <translation>位置 x</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>These points have several coordinates; this view is for points on a line. See Matrices for their weights and predictions.</source>
        <translation>这些点有多个坐标；此视图只适用于直线上的点。它们的权重和预测可在“矩阵”视图中查看。</translation>
    </message>
    <message>
        <source>Attention over points on a line is kernel regression: the positions are queries, the data points are keys with their targets as values, and the kernel gives the weights.</source>
        <translation>对直线上的点做注意力就是核回归：位置是查询，数据点是键，其目标值是值，核函数给出权重。</translation>
    </message>
    <message>
        <source>Show an example</source>
        <translation>显示示例</translation>
    </message>
    <message>
        <source>drag a point and the curve follows; double-click adds one; Delete removes it; Ctrl+arrows move it</source>
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
        <source>changes stay in the session, the file is not modified; %1</source>
        <translation>改动只属于本会话，文件保持不变；%1</translation>
    </message>
    <message>
        <source>Remove point %1</source>
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
        <source>Noisy points around a curve, and a Gaussian kernel that recovers the curve</source>
        <translation>散布在一条曲线周围的带噪声的点，由高斯核重新找出曲线</translation>
    </message>
    <message>
        <source>the kernel&apos;s training points</source>
        <translation>核的训练点</translation>
    </message>
    <message>
        <source>at %1: %2 %3</source>
        <comment>a position, the value predicted there, its unit or subject</comment>
        <translation>%1 处：%3 %2</translation>
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
        <source>The dimensions differ: the identity is truncated or zero-padded.</source>
        <translation>维度不同：单位矩阵被截断，或以零补足。</translation>
    </message>
    <message>
        <source>This position encoding carries no position information: heads that depend on position attend to all tokens equally.</source>
        <translation>这种位置编码不含位置信息：依赖位置的头会平均关注所有词元。</translation>
    </message>
    <message>
        <source>The word vectors have another dimension: they are fitted to d.</source>
        <translation>词向量的维度不同：已调整为 d。</translation>
    </message>
    <message>
        <source>Divided twice: the scaled dot product already divides by √dₖ.</source>
        <translation>除了两次：缩放点积已经除以 √dₖ。</translation>
    </message>
    <message>
        <source>Set by the weights file.</source>
        <translation>由权重文件决定。</translation>
    </message>
    <message>
        <source>Some edits do not fit these sizes; they are kept but not used.</source>
        <translation>其中一些不符合当前的大小，会保留但不使用。</translation>
    </message>
    <message>
        <source>A head that does not exist is ablated; the setting is kept.</source>
        <translation>消融的头中有不存在的；此设置会保留。</translation>
    </message>
    <message>
        <source>The matrix holds only 0 and 1, which are added to the scores; true and false would allow and forbid.</source>
        <translation>矩阵只含 0 和 1，它们会加到得分上；若要允许或禁止，请用 true 和 false。</translation>
    </message>
    <message>
        <source>%1 / %2 is not an integer: rounded up to %3.</source>
        <translation>%1 / %2 不是整数：向上取整为 %3。</translation>
    </message>
    <message>
        <source>Set by the input: d = %1.</source>
        <translation>由输入决定：d = %1。</translation>
    </message>
    <message>
        <source>This model has no attention layer of that name.</source>
        <translation>这个模型没有这个名称的注意力层。</translation>
    </message>
    <message>
        <source>More than a head has: all dimensions are kept.</source>
        <translation>多于一个头所有的：保留全部维度。</translation>
    </message>
    <message>
        <source>More than there are: all heads are kept.</source>
        <translation>多于现有的头：保留全部头。</translation>
    </message>
    <message>
        <source>More than the vectors have: all directions are kept.</source>
        <translation>多于向量所有的：保留全部方向。</translation>
    </message>
    <message>
        <source>Off in all %1 layers: head %2</source>
        <translation>全部 %1 层中关闭：头 %2</translation>
    </message>
    <message>
        <source>Off in %1 layers: head %2</source>
        <translation>%1 层中关闭：头 %2</translation>
    </message>
    <message>
        <source>Changed in all %1 layers</source>
        <translation>全部 %1 层中均已更改</translation>
    </message>
    <message>
        <source>Changed in %1 layers</source>
        <translation>%1 层中已更改</translation>
    </message>
    <message>
        <source>Off: head %1</source>
        <translation>已关闭：头 %1</translation>
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
        <translation>显示它</translation>
    </message>
    <message>
        <source>Back to the network in training, at its latest step</source>
        <translation>回到正在训练的网络的最新一步</translation>
    </message>
    <message>
        <source>%1 is paused partway through training while another model is shown.</source>
        <translation>正在显示别的模型；%1 的训练进行到一半，已暂停。</translation>
    </message>
    <message>
        <source>%1 continues training while another model is shown.</source>
        <translation>正在显示别的模型；%1 仍在继续训练。</translation>
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
        <source>That text is too long: the sentence may have at most %L1 characters. Nothing was changed.</source>
        <translation>文本太长：句子最多可有 %L1 个字符。未作任何改动。</translation>
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
        <source>%n query row(s)</source>
        <translation>
            <numerusform>%n 行查询</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key row(s)</source>
        <translation>
            <numerusform>%n 行键</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” locked, Esc unlocks</source>
        <translation>已锁定“%1”，Esc 解除锁定</translation>
    </message>
    <message>
        <source>subwords</source>
        <translation>子词</translation>
    </message>
    <message>
        <source>Decoder tokens so far; empty: generated by the model</source>
        <translation>解码器已有的词元；留空则由模型生成</translation>
    </message>
    <message>
        <source>The tokens come from the opened file.</source>
        <translation>词元来自打开的文件。</translation>
    </message>
    <message>
        <source>subwords merged</source>
        <translation>子词已合并</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>来自文件</translation>
    </message>
    <message>
        <source>special tokens hidden</source>
        <translation>特殊词元已隐藏</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between words about tokens</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1 (generated)</source>
        <translation>%1（模型生成）</translation>
    </message>
    <message>
        <source>Its tokens are the queries and keys: the numbers follow as you type</source>
        <translation>它的词元是查询和键：边输入，数值边变</translation>
    </message>
    <message>
        <source>Its tokens are the keys and values for the queries of the first text</source>
        <translation>它的词元是第一段文本的查询所对应的键和值</translation>
    </message>
    <message>
        <source>Sentences with heads worth a look</source>
        <translation>注意力头值得一看的句子</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>The model takes an image: drop another one on the window.</source>
        <translation>模型的输入是图像：可把另一张拖到窗口上。</translation>
    </message>
    <message>
        <source>image patches</source>
        <translation>图块（patch）</translation>
    </message>
    <message>
        <source>Tokens are given by ID: see Settings, %1.</source>
        <translation>词元以 ID 给出：见“设置”中的“%1”。</translation>
    </message>
    <message>
        <source>Second sentence (optional)</source>
        <translation>第二个句子（可选）</translation>
    </message>
    <message>
        <source>A second sentence for the model, after a separator; its tokens have token type 1</source>
        <translation>模型的第二个句子，位于分隔词元之后；其词元类型为 1</translation>
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
        <source>Figures with a session (*.pdf *.svg *.png)</source>
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
        <source>This file contains data that this version of Headlight does not know: %1. It is kept when you save.</source>
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
        <source>Use absolute paths</source>
        <translation>改用绝对路径</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的改动</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
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
        <source>Open a model folder</source>
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
        <translation>归一化函数</translation>
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
        <source>Interventions</source>
        <translation>干预</translation>
    </message>
    <message>
        <source>An example that shows what these settings do; Undo brings yours back</source>
        <translation>一个句子和一组设置，用来展示这些设置的作用；撤销即回到您自己的</translation>
    </message>
    <message>
        <source>Change %1 (%2)</source>
        <comment>1: a setting, 2: all 6 layers, or Layer 3</comment>
        <translation>更改 %1（%2）</translation>
    </message>
    <message>
        <source>Around the attention</source>
        <translation>注意力周围</translation>
    </message>
</context>
<context>
    <name>ui::SpaceView</name>
    <message>
        <source>Tokens as points</source>
        <translation>词元的空间</translation>
    </message>
    <message>
        <source>two components explain %1 % of the variance</source>
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
        <source>These vectors have different dimensions, so they share no space. Use an output projection, or give all vectors the same dimension.</source>
        <translation>这些向量维度不同，无法放进同一空间。请加上输出投影，或让所有向量的维度相同。</translation>
    </message>
    <message>
        <source>Computing the principal components …</source>
        <translation>正在计算主成分……</translation>
    </message>
    <message>
        <source>Nothing to show: at least two tokens with different vectors are needed.</source>
        <translation>没有可展开的内容：至少需要两个向量不同的词元。</translation>
    </message>
    <message>
        <source>%1 principal component: %2 of the variance</source>
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
        <source>input (keys and values)</source>
        <translation>输入（键和值）</translation>
    </message>
    <message>
        <source>before attention</source>
        <translation>注意力之前</translation>
    </message>
    <message>
        <source>input (queries)</source>
        <translation>输入（查询）</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>rotated queries q of head %1</source>
        <translation>头 %1 旋转后的查询 q</translation>
    </message>
    <message>
        <source>rotated keys k of head %1</source>
        <translation>头 %1 旋转后的键 k</translation>
    </message>
    <message>
        <source>after attention, with the residual</source>
        <translation>注意力之后，含残差</translation>
    </message>
</context>
<context>
    <name>ui::SpectrumStrip</name>
    <message>
        <source>How much each dimension of this head contributes to its scores, largest first</source>
        <translation>这个头的每一维对得分的贡献，从大到小</translation>
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
    <message>
        <source>%1 encoder, %2 decoder</source>
        <comment>numbers of tokens</comment>
        <translation>编码器 %1，解码器 %2</translation>
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
        <translation>术语表</translation>
    </message>
    <message>
        <source>Look up “%1” in the glossary</source>
        <translation>在术语表中查找“%1”</translation>
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
        <translation>%1：此处不起作用</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>逐步</translation>
    </message>
    <message>
        <source>The computation for one token, from its vector to the output</source>
        <translation>一个词元的计算，从它的向量到输出</translation>
    </message>
    <message>
        <source>Show the steps one after the other, each as long as its text takes</source>
        <translation>依次显示各步，每步停留到读完文字为止</translation>
    </message>
    <message>
        <source>❚❚ Pause</source>
        <translation>❚❚ 暂停</translation>
    </message>
    <message>
        <source>▶ Play</source>
        <translation>▶ 播放</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
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
        <translation>整张表格，含表头行和表头列</translation>
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
        <source>ablated</source>
        <translation>已消融</translation>
    </message>
    <message>
        <source>The table follows the view, or stays with one matrix of the locked head</source>
        <translation>表格跟随视图，还是固定为锁定的头的某个矩阵</translation>
    </message>
    <message>
        <source>Click to lock the cell in every view; Ctrl+C copies the selection</source>
        <translation>单击即在所有视图中锁定该单元格；Ctrl+C 复制选中部分</translation>
    </message>
</context>
<context>
    <name>ui::TensorModel</name>
    <message>
        <source>masked</source>
        <translation>被掩码</translation>
    </message>
</context>
<context>
    <name>ui::TensorTree</name>
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
        <source>Only matrices whose label, ID or shape contains the typed text stay in the list, for example scores, head2 or 8 × 64</source>
        <translation>列表只留下名称、标识或形状中含有所输入内容的矩阵，例如 scores、head2 或 8 × 64</translation>
    </message>
    <message>
        <source>All matrices of this computation: first those of the selected head, then the others in the order in which they are computed; the chosen one is shown</source>
        <translation>这次计算的所有矩阵：先是所选的头的矩阵，其余按计算顺序排列；选中的矩阵会显示出来</translation>
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
        <source>Images (*.png *.jpg *.jpeg *.bmp *.gif *.svg *.webp)</source>
        <translation>图像 (*.png *.jpg *.jpeg *.bmp *.gif *.svg *.webp)</translation>
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
        <source>Click another word below the sentence: what does it look at (attend to)?</source>
        <translation>单击句子下方的另一个词：它在看什么？</translation>
    </message>
    <message>
        <source>Click a coloured cell in the map of heads, under Model in Settings (F8), to select another head.</source>
        <translation>在设置（F8）的“模型”下单击一个彩色格子：换一个头。</translation>
    </message>
    <message>
        <source>Press ] for the next head: it looks elsewhere.</source>
        <translation>按 ] 换下一个头：它看的是别处。</translation>
    </message>
    <message>
        <source>Drag Temperature, in Settings (F8), to the left: which word gets more now?</source>
        <translation>在设置（F8）中把“温度”向左拖：现在哪个词得到更多？</translation>
    </message>
    <message>
        <source>Type a sentence of your own: the numbers follow as you type.</source>
        <translation>输入自己的句子：边输入，数值边变。</translation>
    </message>
    <message>
        <source>Choose another view above: %1 shows every head of every layer.</source>
        <translation>在上方换一个视图：“%1”显示每一层的每一个头。</translation>
    </message>
    <message>
        <source>Choose another view above: %1 shows all heads side by side.</source>
        <translation>在上方换一个视图：“%1”并排显示所有的头。</translation>
    </message>
    <message>
        <source>In head %1 %2</source>
        <comment>1: its number, 2: a sentence</comment>
        <translation>在头 %1 中，%2</translation>
    </message>
    <message>
        <source>Nothing was prepared in advance: it is all computed here.</source>
        <translation>这里没有任何预先准备的内容：都是当场算出的。</translation>
    </message>
    <message>
        <source>Click a head there, and every view shows that one.</source>
        <translation>在那里单击一个头，每个视图就都显示它。</translation>
    </message>
    <message>
        <source>“%1” still gives “%2” %3.</source>
        <translation>“%1”仍然给“%2” %3。</translation>
    </message>
    <message>
        <source>“%1” still gives “%2” %3: there is no more to get.</source>
        <translation>“%1”仍然给“%2” %3：已经没有更多可得。</translation>
    </message>
    <message>
        <source>“%1” gives “%2” nearly everything. Drag Temperature, in Settings (F8), to the right: which words get some of it now?</source>
        <translation>“%1”几乎全给了“%2”。在设置（F8）中把“温度”向右拖：现在哪些词也得到一些？</translation>
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
        <translation>词元 %1：“%2”。单击：锁定为键。</translation>
    </message>
    <message>
        <source>Token %1: “%2”. Click: its query. Shift+click: its key.</source>
        <translation>词元 %1：“%2”。单击：锁定为查询。Shift+单击：锁定为键。</translation>
    </message>
    <message>
        <source>Not in the word table.</source>
        <translation>不在词表中。</translation>
    </message>
</context>
<context>
    <name>ui::TrainView</name>
    <message>
        <source>No network has been trained yet. Start one in the view Train, or with &quot;headlight train&quot; in a terminal.</source>
        <translation>还没有训练过网络。请在“训练”视图中开始，或在终端中使用“headlight train”。</translation>
    </message>
    <message>
        <source>A network after %1 of %2 steps</source>
        <translation>网络，第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>%1: validation accuracy %2, loss %3</source>
        <translation>%1：验证准确率 %2，损失 %3</translation>
    </message>
    <message>
        <source>Another text</source>
        <translation>换一段文本</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Use another validation text as input</source>
        <translation>换一段验证文本作为输入</translation>
    </message>
    <message>
        <source>New training…</source>
        <translation>新的训练…</translation>
    </message>
    <message>
        <source>Rewind</source>
        <translation>回退</translation>
    </message>
    <message>
        <source>Return to the chosen checkpoint, in every view</source>
        <translation>在所有视图中回到所选的检查点</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause after this step</source>
        <translation>在这一步之后暂停</translation>
    </message>
    <message>
        <source>Continue training from where it stopped</source>
        <translation>从停下的地方继续训练</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>validation accuracy %1</source>
        <translation>验证准确率 %1</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>走一步</translation>
    </message>
    <message>
        <source>Update every network once, then pause</source>
        <translation>每个网络更新一次，然后暂停</translation>
    </message>
    <message>
        <source>Branch…</source>
        <translation>分支…</translation>
    </message>
    <message>
        <source>Continue training from this checkpoint, with another learning rate or other examples</source>
        <translation>从这个检查点继续训练，换学习率或换样本</translation>
    </message>
    <message>
        <source>Choose another task or other networks; the current ones are kept</source>
        <translation>选择另一项任务或其他网络；当前的网络会保留</translation>
    </message>
    <message>
        <source>Network shown</source>
        <translation>显示其注意力的网络</translation>
    </message>
    <message>
        <source>Which of the compared networks to show</source>
        <translation>显示对比网络中的哪一个</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Plot in Train</source>
        <translation>“训练”中的图</translation>
    </message>
    <message>
        <source>validation accuracy (tokens) %1</source>
        <translation>验证准确率（词元）%1</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints, %1 of %2 MB</source>
        <translation>
            <numerusform>%n 个检查点，%1 / %2 MB</numerusform>
        </translation>
    </message>
    <message>
        <source>Checkpoints are saved as often as this disk space allows</source>
        <translation>在这些磁盘空间允许的范围内尽量多地保存检查点</translation>
    </message>
    <message>
        <source>%1. It has no attention; its output for “%2” is “%3”.</source>
        <translation>%1。它没有注意力；对“%2”的输出是“%3”。</translation>
    </message>
    <message>
        <source>%1: validation accuracy %2 (points), loss %3</source>
        <translation>%1：验证准确率 %2（点），损失 %3</translation>
    </message>
    <message>
        <source>Other positions</source>
        <translation>其他位置</translation>
    </message>
    <message>
        <source>Evaluate at other validation positions</source>
        <translation>在其他验证位置求值</translation>
    </message>
    <message>
        <source>validation accuracy (points) %1</source>
        <translation>验证准确率（点）%1</translation>
    </message>
</context>
<context>
    <name>ui::TrainingCurves</name>
    <message>
        <source>validation</source>
        <translation>验证集</translation>
    </message>
    <message>
        <source>training</source>
        <translation>训练集</translation>
    </message>
    <message>
        <source>exact match</source>
        <translation>完全匹配</translation>
    </message>
    <message>
        <source>token accuracy</source>
        <translation>词元准确率</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>验证损失</translation>
    </message>
    <message>
        <source>best without context: %1</source>
        <translation>不看上下文的上限：%1</translation>
    </message>
    <message>
        <source>Gradient norm by step</source>
        <translation>梯度范数，按步</translation>
    </message>
    <message>
        <source>Softmax gradient by step</source>
        <translation>softmax 梯度，按步</translation>
    </message>
    <message>
        <source>Final accuracy by text length</source>
        <translation>训练结束时的准确率，按文本长度</translation>
    </message>
    <message>
        <source>line: longest validation text</source>
        <translation>线：最长的验证文本</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>no context: %1</source>
        <comment>each token</comment>
        <translation>无上下文：%1</translation>
    </message>
    <message>
        <source>too few texts to separate them by length</source>
        <translation>文本太少，无法按长度区分</translation>
    </message>
    <message>
        <source>During training: gradient norm by step</source>
        <translation>训练过程中：梯度范数，按步</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步</translation>
    </message>
    <message numerus="yes">
        <source>Validation accuracy (%n points)</source>
        <translation>
            <numerusform>验证准确率（%n 个点）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Validation accuracy (tokens of %n texts)</source>
        <translation>
            <numerusform>验证准确率（%n 个文本的词元）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Validation accuracy (%n texts)</source>
        <translation>
            <numerusform>验证准确率（%n 个文本）</numerusform>
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
        <translation>“third of May 1979”变为 1979-05-03</translation>
    </message>
    <message>
        <source>word order</source>
        <translation>词序</translation>
    </message>
    <message>
        <source>artificial English to artificial French</source>
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
        <source>sentiment</source>
        <translation>情感</translation>
    </message>
    <message>
        <source>“not bad at all” is positive</source>
        <translation>“not bad at all”是正面的</translation>
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
        <source>the same letters</source>
        <translation>同样的字母再来一遍</translation>
    </message>
    <message>
        <source>reverse</source>
        <translation>倒序</translation>
    </message>
    <message>
        <source>the letters in reverse order</source>
        <translation>字母从后往前</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>the letters in alphabetical order</source>
        <translation>字母按字母表的顺序</translation>
    </message>
    <message>
        <source>repeat (induction)</source>
        <translation>重复（归纳）</translation>
    </message>
    <message>
        <source>the letter that followed an earlier copy of the last one</source>
        <translation>最后一个字母以前出现时，其后是什么</translation>
    </message>
    <message>
        <source>Start training</source>
        <translation>开始训练</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>short texts, nearby dependencies</source>
        <translation>文本短，相关的词相距近</translation>
    </message>
    <message>
        <source>longer texts, or distant dependencies</source>
        <translation>文本更长，或相关的词相距更远</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>难度</translation>
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
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Dimension of the network&apos;s hidden states</source>
        <translation>网络隐藏状态的维度</translation>
    </message>
    <message>
        <source>Step size of gradient descent</source>
        <translation>梯度下降的步长</translation>
    </message>
    <message>
        <source>Number of parameter updates, each on a batch of 64 examples</source>
        <translation>参数更新的次数，每次用一批 64 个样本</translation>
    </message>
    <message>
        <source>The same seed draws the same examples and gives the same parameters</source>
        <translation>同一种子抽取同样的样本，得到同样的参数</translation>
    </message>
    <message>
        <source>The task; one text in ten is held out as the validation set</source>
        <translation>任务；每十个文本留出一个作验证集</translation>
    </message>
    <message>
        <source>Length of the texts, or distance between related words</source>
        <translation>文本有多长，或相关的词相距多远</translation>
    </message>
    <message>
        <source>Train a new network; its checkpoints are kept in a folder of its own</source>
        <translation>训练一个新网络；检查点保存在它自己的文件夹中</translation>
    </message>
    <message>
        <source>Back to the previous network</source>
        <translation>回到之前显示的网络</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>fit a curve to noisy points</source>
        <translation>用带噪声的点拟合曲线</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>与之比较</translation>
    </message>
    <message>
        <source>Another network, trained on the same task for comparison, with its own curves</source>
        <translation>在同一任务上训练的对比网络，有自己的曲线</translation>
    </message>
    <message>
        <source>The architecture and its kind of attention</source>
        <translation>网络结构及其注意力的类型</translation>
    </message>
    <message>
        <source>The branch continues training from step %1 in a folder of its own: with another learning rate, other examples or more steps. The original is kept.</source>
        <translation>分支在自己的文件夹中从第 %1 步继续训练：换学习率、换样本或训练更多步。原来的网络保留不变。</translation>
    </message>
    <message>
        <source>A small network starts from random weights and learns a task from examples. Watch its attention during training in every view; checkpoints are saved along the way.</source>
        <translation>小网络从随机权重开始，从样本中学会一项任务。训练时可以在每个视图中观看它的注意力，检查点会一路保存。</translation>
    </message>
    <message>
        <source>Start the branch</source>
        <translation>开始分支</translation>
    </message>
    <message>
        <source>split into words</source>
        <translation>按词读取</translation>
    </message>
    <message>
        <source>split into characters</source>
        <translation>按字符读取</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>不比较</translation>
    </message>
    <message>
        <source>smooth curve, little noise</source>
        <translation>平滑的曲线，噪声小</translation>
    </message>
    <message>
        <source>wavier curve, more noise</source>
        <translation>起伏更多的曲线，噪声较大</translation>
    </message>
    <message>
        <source>How wavy the curve is, and how noisy the points are</source>
        <translation>曲线起伏多快，点偏离它多远</translation>
    </message>
    <message>
        <source>Cannot start: %1</source>
        <translation>无法开始：%1</translation>
    </message>
    <message>
        <source>your own data</source>
        <translation>您自己的数据</translation>
    </message>
    <message>
        <source>Points are drawn from the seed; others are held out for validation.</source>
        <translation>点由随机种子产生；另有一些留作验证。</translation>
    </message>
    <message>
        <source>Every batch has new examples; %1 others are held out for validation.</source>
        <translation>每个批次都是新样本；另有 %1 个留作验证。</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>What a token is</source>
        <translation>一个词元是什么</translation>
    </message>
</context>
<context>
    <name>ui::View</name>
    <message>
        <source>subwords merged (attention to them summed, from them averaged)</source>
        <translation>子词已合并（指向子词的权重相加，从子词发出的取平均）</translation>
    </message>
    <message>
        <source>modified</source>
        <translation>已修改</translation>
    </message>
    <message>
        <source>special tokens hidden, weights renormalised</source>
        <translation>特殊词元已隐藏，权重重新归一化</translation>
    </message>
</context>
<context>
    <name>ui::ViewFallback</name>
    <message>
        <source>%1 cannot show this, so here is %2.</source>
        <translation>“%1”视图无法显示这一状态，已转到“%2”。</translation>
    </message>
    <message>
        <source>With merged subwords or hidden special tokens only attention weights are available; this view needs more</source>
        <translation>合并子词或隐藏特殊词元时只有注意力权重，而此视图需要更多</translation>
    </message>
    <message>
        <source>The opened file does not contain enough for this view</source>
        <translation>打开的文件内容太少，无法用于此视图</translation>
    </message>
    <message>
        <source>%1 shows networks trained with Headlight, so here is %2.</source>
        <translation>“%1”视图显示用 Headlight 训练的网络，已转到“%2”。</translation>
    </message>
    <message>
        <source>The opened attention is too large for this view, which needs all heads in memory at once</source>
        <translation>打开的注意力太大：这个视图需要所有头同时在内存中</translation>
    </message>
    <message>
        <source>%1 needs vectors: turn off “%2” in the View menu for it. Here is %3.</source>
        <comment>1, 3: views, 2: Merge subwords</comment>
        <translation>“%1”需要向量：请在“视图”菜单中关闭“%2”。已转到“%3”。</translation>
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
    <message>
        <source>Colour scale of weights</source>
        <translation>权重的颜色刻度</translation>
    </message>
</context>
<context>
    <name>ui::ViewStack</name>
    <message>
        <source>At this text size there is too little room for the view.</source>
        <translation>字号这么大时，视图没有足够的空间。</translation>
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
        <source>Progress of the computation</source>
        <translation>计算的进度</translation>
    </message>
    <message>
        <source>Stop computing and undo the change that started it</source>
        <translation>停止计算，并撤销引起它的改动</translation>
    </message>
    <message>
        <source>Stopped; the change was undone.</source>
        <translation>已停止；改动已撤销。</translation>
    </message>
    <message>
        <source>Stopped; the previous result is shown.</source>
        <translation>已停止；显示的是之前的结果。</translation>
    </message>
</context>
<context>
    <name>ui::WeightBars</name>
    <message>
        <source>How much this query attends to each key, largest first; click to lock the key</source>
        <translation>这个查询对每个键的关注程度，从最大的开始；单击即锁定该键</translation>
    </message>
</context>
<context>
    <name>ui::WeightDelegate</name>
    <message>
        <source>masked</source>
        <translation>被掩码</translation>
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
        <source>Revert edits of %1</source>
        <translation>恢复%1的原值</translation>
    </message>
    <message>
        <source>A number is needed, such as 0.5 or -2e-3.</source>
        <translation>需要一个数，如 0.5 或 -2e-3。</translation>
    </message>
    <message>
        <source>“%1” is not finite: numbers range from -3.4e38 to 3.4e38.</source>
        <translation>“%1”不是有限的数：数的范围是 -3.4e38 到 3.4e38。</translation>
    </message>
    <message>
        <source>A cell takes one number; you entered %1.</source>
        <translation>一个单元格只能放一个数，这里有 %1 个。</translation>
    </message>
    <message>
        <source>Too large: numbers range from -3.4e38 to 3.4e38.</source>
        <translation>太大：数的范围是 -3.4e38 到 3.4e38。</translation>
    </message>
    <message>
        <source>“%1” is not a number. Write numbers like 0.5 or -2e-3.</source>
        <translation>“%1”不是数。数的写法如 0.5 或 -2e-3。</translation>
    </message>
    <message>
        <source>Use a decimal point and no thousands separators: %1</source>
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
<context>
    <name>ui::DataForm</name>
    <message>
        <source>Choose a file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>The column with the network&apos;s input</source>
        <translation>网络输入所在的列</translation>
    </message>
    <message>
        <source>The column with the targets</source>
        <translation>目标所在的列</translation>
    </message>
    <message>
        <source>What a row of these columns holds</source>
        <translation>这两列每一行的内容</translation>
    </message>
    <message>
        <source>a text and its label</source>
        <translation>文本及其标签</translation>
    </message>
    <message>
        <source>a text and a tag for each word</source>
        <translation>文本及每个词的标注</translation>
    </message>
    <message>
        <source>a word and its tag</source>
        <translation>单词及其标注</translation>
    </message>
    <message>
        <source>a text and its target text</source>
        <translation>文本及其目标文本</translation>
    </message>
    <message>
        <source>x and y of a point</source>
        <translation>一个点的 x 和 y</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>每行</translation>
    </message>
    <message>
        <source>A table (CSV or TSV) with an example in each row. Its first row names the columns, of which two are used: a text and its label, tags or target text; or x and y of a curve&apos;s points.</source>
        <translation>一个表格（CSV 或 TSV），每行一个样本。第一行是列名，使用其中两列：文本及其标签、标注或目标文本；或曲线上各点的 x 和 y。</translation>
    </message>
    <message>
        <source>Training data</source>
        <translation>训练数据</translation>
    </message>
    <message>
        <source>Training data (*.csv *.tsv *.txt)</source>
        <translation>训练数据 (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>%1: %2 points for training, %3 for validation. Every step uses all of them.</source>
        <translation>%1：%2 个点用于训练，%3 个用于验证。每一步使用全部训练点。</translation>
    </message>
    <message>
        <source>%1: %2 examples for training, each used once an epoch, and %3 held out for validation.</source>
        <translation>%1：%2 个样本用于训练，每轮（epoch）各用一次；%3 个留作验证。</translation>
    </message>
    <message>
        <source>Choose a CSV or TSV file</source>
        <translation>选择 CSV 或 TSV 文件</translation>
    </message>
</context>
<context>
    <name>ui::NetworkList</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>networks trained together</comment>
        <translation>
            <numerusform>%1 及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Your networks</source>
        <translation>您训练的网络</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Last trained</source>
        <translation>上次训练</translation>
    </message>
    <message>
        <source>Click to open a network; F2 renames it, Delete moves it to the trash</source>
        <translation>单击打开网络；F2 重命名，Delete 移到回收站</translation>
    </message>
    <message>
        <source>Rename, delete or find this network</source>
        <translation>重命名、删除或查找此网络</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>显示文件夹</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>It is being trained</source>
        <translation>正在训练</translation>
    </message>
    <message>
        <source>Delete network</source>
        <translation>删除网络</translation>
    </message>
    <message>
        <source>Move “%1” with all its checkpoints to the trash?</source>
        <translation>将“%1”及其所有检查点移到回收站？</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>移到回收站</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>There is no trash for this folder. Delete the network permanently?</source>
        <translation>此文件夹没有回收站。要永久删除该网络吗？</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>永久删除</translation>
    </message>
</context>
<context>
    <name>ui::TaskSketch</name>
    <message>
        <source>Encoder: %1, bidirectional</source>
        <translation>编码器：%1，双向</translation>
    </message>
    <message>
        <source>Cross-attention, score: %1</source>
        <translation>交叉注意力，得分：%1</translation>
    </message>
    <message>
        <source>Mean of the encoder&apos;s states</source>
        <translation>编码器各状态的平均</translation>
    </message>
    <message>
        <source>Decoder: %1</source>
        <translation>解码器：%1</translation>
    </message>
    <message>
        <source>Encoder: self-attention, FFN</source>
        <translation>编码器：自注意力、FFN</translation>
    </message>
    <message>
        <source>Decoder: self-attention, cross-attention, FFN</source>
        <translation>解码器：自注意力、交叉注意力、FFN</translation>
    </message>
    <message>
        <source>Self-attention, FFN</source>
        <translation>自注意力、FFN</translation>
    </message>
    <message>
        <source>%1, bidirectional</source>
        <translation>%1，双向</translation>
    </message>
    <message>
        <source>%1, unidirectional</source>
        <translation>%1，单向</translation>
    </message>
    <message numerus="yes">
        <source>Embeddings of %n tokens, concatenated</source>
        <translation>
            <numerusform>%n 个词元的嵌入，拼接</numerusform>
        </translation>
    </message>
    <message>
        <source>MLP with one hidden layer</source>
        <translation>单隐藏层 MLP</translation>
    </message>
    <message>
        <source>Gaussian kernel, learned bandwidth</source>
        <translation>高斯核，可学习的带宽</translation>
    </message>
    <message>
        <source>Weighted sum of the y values</source>
        <translation>y 值的加权和</translation>
    </message>
    <message numerus="yes">
        <source>Embedding, %n dimensions</source>
        <translation>
            <numerusform>嵌入，%n 维</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Embedding and position encoding, %n dimensions</source>
        <translation>
            <numerusform>嵌入与位置编码，%n 维</numerusform>
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
            <numerusform>%n 层</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n 头</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean over the tokens, linear layer, softmax</source>
        <translation>词元平均、线性层、softmax</translation>
    </message>
    <message>
        <source>Linear layer, softmax</source>
        <translation>线性层、softmax</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 个参数</translation>
    </message>
    <message>
        <source>Input: %1, target: %2</source>
        <translation>输入：%1，目标：%2</translation>
    </message>
    <message>
        <source>Target: y at each x</source>
        <translation>目标：每个 x 处的 y</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Input: x, and all other points</source>
        <translation>输入：x 和所有其他点</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>1 parameter</source>
        <translation>1 个参数</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>the %1 largest of %2</source>
        <translation>%2 个中最大的 %1 个</translation>
    </message>
</context>
<context>
    <name>ui::RoundingDialog</name>
    <message>
        <source>Round numbers</source>
        <translation>舍入数值</translation>
    </message>
    <message>
        <source>Significant digits</source>
        <translation>有效数字位数</translation>
    </message>
    <message>
        <source>Digits after the point</source>
        <translation>小数位数</translation>
    </message>
    <message>
        <source>Round to</source>
        <translation>舍入方式</translation>
    </message>
    <message>
        <source>Number of digits</source>
        <translation>位数</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>%1 (exact)</source>
        <translation>%1（精确值）</translation>
    </message>
</context>
<context>
    <name>ui::TextChoice</name>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
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
        <translation>实测</translation>
    </message>
    <message>
        <source>chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>chart: %1</source>
        <translation>图表：%1</translation>
    </message>
</context>
<context>
    <name>ui::PictureFigure</name>
    <message>
        <source>The image of this step cannot be read: it must be PNG, JPEG or SVG.</source>
        <translation>无法读取这一步的图片：必须是 PNG、JPEG 或 SVG。</translation>
    </message>
    <message>
        <source>image: %1</source>
        <translation>图片：%1</translation>
    </message>
</context>
<context>
    <name>inputs</name>
    <message>
        <source>the input before</source>
        <translation>之前的输入</translation>
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
        <translation>这些数值属于%1</translation>
    </message>
</context>
<context>
    <name>ui::TrainedMaskEditor</name>
    <message>
        <source>As trained (differs by layer)</source>
        <translation>与训练时相同（各层不同）</translation>
    </message>
    <message>
        <source>As trained (%1)</source>
        <translation>与训练时相同（%1）</translation>
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
        <source>value ÷ its colour range (±)</source>
        <translation>数值 ÷ 其颜色范围（±）</translation>
    </message>
    <message>
        <source>÷ its colour range</source>
        <translation>÷ 颜色范围</translation>
    </message>
</context>
<context>
    <name>ui::TrainFigure</name>
    <message>
        <source>what each output token attends to</source>
        <translation>每个输出词元关注什么</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>This network has no attention to show: Train shows how well it does without, while the other views still show the model in Settings.</source>
        <translation>这个网络没有可以查看的注意力：“训练”显示它没有注意力时的效果，其他视图仍显示设置中的模型。</translation>
    </message>
    <message>
        <source>which points each output attends to</source>
        <translation>每个输出关注哪些点</translation>
    </message>
    <message>
        <source> (target: %1)</source>
        <translation>（目标：%1）</translation>
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
        <translation>目标：%1</translation>
    </message>
    <message>
        <source>what each token of the text attends to</source>
        <translation>文本的每个词元关注什么</translation>
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
    <name>ui::TrainSession</name>
    <message>
        <source>Train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Another text</source>
        <translation>换一段文本</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Another network</source>
        <translation>另一个网络</translation>
    </message>
    <message>
        <source>Delete network</source>
        <translation>删除网络</translation>
    </message>
</context>
</TS>

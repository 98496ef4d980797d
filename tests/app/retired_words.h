#pragma once

#include <array>

// The words that the glossary retires: one concept has one word, the field's own.
namespace test {

enum class Scope {
    Everywhere,
    OutsideLessons, // a lesson may use it as a beginner's word
};

struct RetiredWord {
    const char* language;
    const char* word; // a regular expression, case-insensitive
    const char* use;
    const char* allowed = ""; // a regular expression of correct uses of the same letters
    Scope scope = Scope::Everywhere;
};

inline constexpr std::array retiredWords {
    RetiredWord { "en", R"(\b(un)?taught\b)", "trained" },
    RetiredWord { "en", R"(\blearnt\b)", "trained, learned" },
    RetiredWord { "en", R"(\bwhom\b)", "another sentence", "", Scope::OutsideLessons },
    RetiredWord { "en", R"(\b(likeliest|likelier)\b)", "most likely, more likely" },
    RetiredWord { "en", R"(\banew\b)", "again" },
    RetiredWord { "en", R"(\bso many\b)", "this many" },
    RetiredWord { "en", R"(\bcomputed elsewhere\b)", "imported" },
    RetiredWord { "en", R"(\bhand-?made\b)", "hand-built" },
    RetiredWord { "en", R"(\bfilm(s|ed)?\b)", "video, animation" },
    RetiredWord { "en", R"(\bcourses?\b)", "training run",
        R"(\bof course\b|\bcourse (material|notes)\b|\bpapers and courses\b|\b(first|university|whole) course\b)" },
    RetiredWord { "en", R"(\bslopes?\b)", "gradient, derivative",
        R"(\bderivatives? \(slopes?\)|[^.]*\bALiBi\b[^.]*|\bslope of (a|the) (curve|line)\b)" },
    RetiredWord {
        "en", R"(\bmoments?\b)", "checkpoint", R"(\b(at|for|in) (the|a|this|that) moment\b)" },
    RetiredWord { "en", R"(\bkin\b)", "families, relatives" },
    RetiredWord {
        "en", R"(\bmood\b)", "sentiment", R"(\*\*mood\*\*|\btags, mood\b|\bmood +sentiment\b)" },
    RetiredWord { "en", R"(\bundivided\b)", "unscaled" },
    RetiredWord { "en", R"(\bunturned\b)", "before rotation" },
    RetiredWord { "en", R"(\bturned (queries|keys|query|key|vectors?)\b)", "rotated", "",
        Scope::OutsideLessons },
    RetiredWord { "en", R"(\bpredictions before (the )?softmax\b)", "logits" },
    RetiredWord { "en", R"(\bhabits?\b)", "head pattern", "", Scope::OutsideLessons },
    RetiredWord { "en", R"(\bfar-sighted\b)", "attention distance" },
    RetiredWord { "en", R"(\bless for distance\b)", "distance bias" },
    RetiredWord { "en", R"(\b(heads of a design|designed heads|heads that are designed)\b)",
        "custom attention" },
    RetiredWord { "en", R"(\bpieces of words\b)", "subwords" },
    RetiredWord { "en", R"(\bkinds of tokens\b)", "token types" },
    RetiredWord { "en", R"(\b(texts|sentences|tokens|points|words) (that were )?never seen\b)",
        "validation set" },
    RetiredWord { "en", R"(\blength of the gradient\b)", "gradient norm" },
    RetiredWord { "en", R"(\bruined\b)", "diverged" },
    RetiredWord { "en", R"(\btold\b)", "shown, listed, named", "", Scope::OutsideLessons },
    RetiredWord { "en", R"(\bstands? (at|in|beside|behind|before|after)\b)", "is", "",
        Scope::OutsideLessons },
    RetiredWord { "en", R"(\bbehind\b)", "after", R"(\b(arithmetic|numbers|idea) behind\b)",
        Scope::OutsideLessons },
    RetiredWord { "en", R"(\bbeside\b)", "next to, compared with", "", Scope::OutsideLessons },
    RetiredWord { "en", R"((?<!there )\b(is|are) no (?!longer|more|less))", "is not a", "",
        Scope::OutsideLessons },
    RetiredWord {
        "en", R"(\bpictures?\b)", "view, figure, image, frame", "", Scope::OutsideLessons },
    RetiredWord { "en", R"(\balter(s|ed|ing|ations?)?\b)", "modify, intervention" },
    RetiredWord { "en", R"(\bthe view Learn\b|[*“"]Learn[*”"])", "Train" },
    RetiredWord { "en", R"(\b(puts?|takes?|taken|took) back\b)", "reset, undo, revert", "",
        Scope::OutsideLessons },
    RetiredWord { "en", R"(\bEsc (releases|lets go)\b|\blets? (it|them) go\b)", "unlock" },
    RetiredWord { "en", R"(\bcorrections?\b)", "update", "", Scope::OutsideLessons },
    RetiredWord { "en", R"(\bexamples (a|per|in a) step\b)", "batch size" },
    RetiredWord { "en", R"(\bnumbers in (a|each|every) (vector|query|key|value)\b)", "dimension" },
    RetiredWord {
        "en", R"(\bhidden tokens?\b)", "masked token ([MASK])", "", Scope::OutsideLessons },
    RetiredWord { "en", R"(\brecipes?\b)", "session", "", Scope::OutsideLessons },
    RetiredWord { "en", R"(\bjoined words\b|\bwords (are )?joined\b)", "merged subwords", "",
        Scope::OutsideLessons },
    RetiredWord { "en", R"(\bthat ships?\b)", "bundled" },
    RetiredWord { "en",
        R"(\brows? asks?\b|\bcolumns? answers?\b|\btokens? that (asks?|answers?)\b)",
        "queries, keys", "", Scope::OutsideLessons },
    RetiredWord { "en", R"(\bmixed values\b)", "weighted sum of the values" },
    RetiredWord { "en", R"(\bsoftmax slope\b)", "softmax gradient" },
    RetiredWord { "en", R"(\bcuts? into\b)", "split into", "", Scope::OutsideLessons },
    RetiredWord { "en", R"(\bmost for each token alone\b)", "best without context" },
    RetiredWord { "en", R"(\brounded (weights|numbers)\b)", "quantised" },
    RetiredWord { "en", R"(\b\w*(normaliz|quantiz|optimiz)\w*|\b(color|gray|behavior|center)s?\b)",
        "British spelling" },
    RetiredWord { "en", R"(\bnets?\b)", "network, feed-forward network (FFN)" },
    RetiredWord { "en", R"(\bbends?\b)", "activation function", "", Scope::OutsideLessons },
    RetiredWord { "en", R"(\bplaces\b)", "positions", "", Scope::OutsideLessons },
    RetiredWord { "en", R"(\bsquares\b)", "patches",
        R"(\bcoloured squares\b|\b(sum|mean|root|least) [^.]*squares\b)", Scope::OutsideLessons },
    RetiredWord { "en", R"(\bpieces\b)", "subwords", "", Scope::OutsideLessons },
    RetiredWord { "en",
        R"(\bmade (sentences|texts|points|data|words|languages?)\b|\bmade-up (sentences|texts|language)\b)",
        "generated, artificial" },
    RetiredWord { "en", R"(\bA[ \x{a0}][−-][ \x{a0}]B\b)", "B − A" },
    RetiredWord { "en", R"(\bforwards\b)", "unidirectional" },
    RetiredWord { "en", R"(\bcovered\b)", "hidden", "", Scope::OutsideLessons },
    RetiredWord { "en", R"(\bhanded over\b)", "imported" },
    RetiredWord { "en", R"(\bdraws? one\b)", "sample one" },
    RetiredWord { "en", R"(\bnobody\b)", "another sentence", "", Scope::OutsideLessons },
    RetiredWord { "en", R"(\bstates between (the )?layers\b)", "hidden states" },
    RetiredWord { "en", R"(\bside by side\b)", "concatenated",
        R"(\b(shown|all heads|heads|difference|maps|views?|compare[ds]?|networks|A, B)[^.]*side by side\b|\bside by side[^.]*(compare|view|maps?))",
        Scope::OutsideLessons },
    RetiredWord { "en", R"(\btells?\b)", "shows, lists", "", Scope::OutsideLessons },
    RetiredWord { "en", R"(\bgo(es)? on with\b)", "continue, resume", "", Scope::OutsideLessons },
    RetiredWord { "zh_CN", "图集", "总览" },
    RetiredWord { "zh_CN", "时刻", "检查点" },
    RetiredWord {
        "zh_CN", "斜率", "梯度、导数", "导数（斜率）|[^。]*ALiBi[^。]*|(曲线|直线)的斜率" },
    RetiredWord { "zh_CN", "词片|片段", "子词" },
    RetiredWord { "zh_CN", "遮住|遮盖", "隐藏、掩码词元" },
    RetiredWord { "zh_CN", "影片", "视频" },
    RetiredWord { "zh_CN", "叶帕涅奇尼科夫", "Epanechnikov 核" },
    RetiredWord { "zh_CN", "^(改动|更改)$", "干预" },
    RetiredWord { "zh_CN", "归一化(?!函数|层|熵|的熵|为|成|后|的?注意力)", "归一化函数、归一化层",
        "重新归一化|层归一化|按比例归一化" },
    RetiredWord { "zh_CN", "训练课程|课程的?总步数|学习课程", "一次训练、总步数" },
    RetiredWord { "zh_CN", "分数", "得分", "子词[^。]*分数|分数线" },
    RetiredWord { "zh_CN", "混合(?!。|；)", "加权和", R"(^混合$|不混合|\*\*混合\*\*)",
        Scope::OutsideLessons },
    RetiredWord { "zh_CN", "[“”]学习”", "“训练”", "", Scope::OutsideLessons },
    RetiredWord { "zh_CN", "(?<!彩色)方块", "图块", "图像的一个方块" },
    RetiredWord { "zh_CN", "(?<!查)看谁|谁看|谁在看", "关注", "", Scope::OutsideLessons },
    RetiredWord { "zh_CN", "教会|教过|教给|所教|教出", "训练" },
    RetiredWord { "zh_CN", "撤回", "撤销、恢复" },
    RetiredWord { "zh_CN", "画面", "视图、帧、页面" },
    RetiredWord { "zh_CN", "取样|影像|萤幕|滑鼠|网路|程式|资讯|档案|字元|迴归",
        "采样、图像、屏幕、鼠标、网络、程序、信息、文件、字符、回归" },
    RetiredWord { "zh_CN", R"(A[ \x{a0}]−[ \x{a0}]B)", "B − A" },
    RetiredWord { "zh_TW", "圖集", "總覽" },
    RetiredWord { "zh_TW", "時刻", "檢查點" },
    RetiredWord {
        "zh_TW", "斜率", "梯度、導數", "導數（斜率）|[^。]*ALiBi[^。]*|(曲線|直線)的斜率" },
    RetiredWord { "zh_TW", "詞片|片段", "子詞" },
    RetiredWord { "zh_TW", "遮住|遮蓋", "隱藏、遮罩詞元" },
    RetiredWord { "zh_TW", "視頻", "影片" },
    RetiredWord { "zh_TW", "採樣|采樣", "取樣" },
    RetiredWord { "zh_TW", "圖像", "影像" },
    RetiredWord { "zh_TW", "放映", "簡報" },
    RetiredWord { "zh_TW", "葉帕涅奇尼科夫", "Epanechnikov 核" },
    RetiredWord { "zh_TW", "^(改動|更動)$", "干預" },
    RetiredWord { "zh_TW", "正規化(?!函數|層|熵|的熵|為|成|後|的?注意力)|歸一化",
        "正規化函數、正規化層", "重新正規化|層正規化|按比例正規化|，歸一化函數，" },
    RetiredWord { "zh_TW", "訓練課程|課程的?總步數|學習課程", "一次訓練、總步數" },
    RetiredWord { "zh_TW", "分數", "得分", "子詞[^。]*分數|分數線" },
    RetiredWord { "zh_TW", "混合(?!。|；)", "加權和", R"(^混合$|不混合|\*\*混合\*\*)",
        Scope::OutsideLessons },
    RetiredWord { "zh_TW", "「學習」", "「訓練」" },
    RetiredWord { "zh_TW", "(?<!彩色|對話)方塊", "圖塊", "影像的一個方塊" },
    RetiredWord { "zh_TW", "(?<!檢)看誰|誰看|誰在看", "關注", "", Scope::OutsideLessons },
    RetiredWord { "zh_TW", "教會|教過|教給|所教|教出", "訓練" },
    RetiredWord { "zh_TW", "撤回", "復原、還原" },
    RetiredWord { "zh_TW", "畫面", "檢視、影格、頁面" },
    RetiredWord { "zh_TW", "默認|設置|信息|數據|網絡|程序|內存|字符|缺省|鼠標|屏幕|視圖|軟件|回歸",
        "預設、設定、資訊、資料、網路、程式、記憶體、字元、滑鼠、螢幕、檢視、軟體、迴歸" },
    RetiredWord { "zh_TW", R"(A[ \x{a0}]−[ \x{a0}]B)", "B − A" },
};

// Characters that only one script uses, the most frequent ones in the texts.
inline constexpr auto simplifiedOnly
    = "个词数头为键权图询输训练码没点这层络设请单对阵视见显会关动开时预"
      "该归无计线选应测从样变缩标导随内编课维间状给来写换宽处击态长两节"
      "语带张过组检话号称夹连读学现画颜转验证损页说隐却择们双边结锁讲馈"
      "远块类进压项较习围软当积帧条义总经则别参载独览务还减频闭门许骤温"
      "实续决论残备签译负销让绘轴须断声继贡献将问缓际发热顺灯传删够装响腾";
inline constexpr auto traditionalOnly
    = "個詞頭數為鍵權檔詢輸訓練沒點視這檢層陣網設請與選儲對見顯關圖開時"
      "動預變碼資無線計測應標樣從縮單組兩匯會啟隨編狀課維麼間來給離內該"
      "寫規換寬範處長態機裡連張語過稱說製夾階準讀學複現歸畫顏種結轉並號"
      "驗確損頁報證隱卻帶項餘們邊鎖講擇還簡饋進遠迴別壓較條習螢類圍欄釘"
      "積軟總經幾覽參塊門載獨則務減閉復續驟溫訊許適決論殘實譯產頻異負斷";

} // namespace test

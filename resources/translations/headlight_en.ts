<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ui::AtlasView</name>
    <message numerus="yes">
        <source>Maps of %n head(s)</source>
        <translation>
            <numerusform>Map of %n head</numerusform>
            <numerusform>Maps of %n heads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FlowView</name>
    <message numerus="yes">
        <source>min and max of every %n columns</source>
        <translation>
            <numerusform>min and max of each column</numerusform>
            <numerusform>min and max of every %n columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>min, max of %n</source>
        <translation>
            <numerusform>min, max of %n</numerusform>
            <numerusform>min, max of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>min, max of %n columns</source>
        <translation>
            <numerusform>min, max of %n column</numerusform>
            <numerusform>min, max of %n columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::HeadsView</name>
    <message numerus="yes">
        <source>Attention weights of %n head(s)</source>
        <translation type="unfinished">
            <numerusform>Attention weights of %n head</numerusform>
            <numerusform>Attention weights of %n heads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LinksView</name>
    <message numerus="yes">
        <source>%n weaker link(s) not drawn</source>
        <translation type="unfinished">
            <numerusform>%n weaker link not drawn</numerusform>
            <numerusform>%n weaker links not drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) above the threshold</source>
        <translation type="unfinished">
            <numerusform>%n link above the threshold</numerusform>
            <numerusform>%n links above the threshold</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ManualWindow</name>
    <message numerus="yes">
        <source>%n match(es); Enter goes to the next.</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MatricesView</name>
    <message numerus="yes">
        <source>Revert %n edit(s)</source>
        <translation type="unfinished">
            <numerusform>Revert %n edit</numerusform>
            <numerusform>Revert %n edits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ModelEditor</name>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n head</numerusform>
            <numerusform>%n heads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::NetworkList</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>networks trained together</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::NetworkWords</name>
    <message numerus="yes">
        <source>transformer, %n layers</source>
        <translation>
            <numerusform>transformer, %n layer</numerusform>
            <numerusform>transformer, %n layers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>self-attention, %n layers</source>
        <translation>
            <numerusform>self-attention, %n layer</numerusform>
            <numerusform>self-attention, %n layers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>window of %n tokens</source>
        <translation>
            <numerusform>window of %n token</numerusform>
            <numerusform>window of %n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RecordsEditor</name>
    <message numerus="yes">
        <source>%n set by hand</source>
        <translation type="unfinished">
            <numerusform>%n set by hand</numerusform>
            <numerusform>%n set by hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RegressionView</name>
    <message numerus="yes">
        <source>Kernel regression of %n point(s)</source>
        <translation type="unfinished">
            <numerusform>Kernel regression of %n point</numerusform>
            <numerusform>Kernel regression of %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of %1</source>
        <translation type="unfinished">
            <numerusform>%n point of %1</numerusform>
            <numerusform>%n points of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SentenceBar</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation type="unfinished">
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 + %n token(s)</source>
        <translation type="unfinished">
            <numerusform>%1 + %n tokens</numerusform>
            <numerusform>%1 + %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n query row(s)</source>
        <translation type="unfinished">
            <numerusform>%n query row</numerusform>
            <numerusform>%n query rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key row(s)</source>
        <translation type="unfinished">
            <numerusform>%n key row</numerusform>
            <numerusform>%n key rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SpaceView</name>
    <message numerus="yes">
        <source>%n point(s); %1</source>
        <translation type="unfinished">
            <numerusform>%n point; %1</numerusform>
            <numerusform>%n points; %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TaskSketch</name>
    <message numerus="yes">
        <source>Embeddings of %n tokens, concatenated</source>
        <translation>
            <numerusform>Embedding of %n token</numerusform>
            <numerusform>Embeddings of %n tokens, concatenated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Embedding, %n dimensions</source>
        <translation>
            <numerusform>Embedding, %n dimension</numerusform>
            <numerusform>Embedding, %n dimensions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Embedding and position encoding, %n dimensions</source>
        <translation>
            <numerusform>Embedding and position encoding, %n dimension</numerusform>
            <numerusform>Embedding and position encoding, %n dimensions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n head</numerusform>
            <numerusform>%n heads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TrainView</name>
    <message numerus="yes">
        <source>%n checkpoints, %1 of %2 MB</source>
        <translation>
            <numerusform>%n checkpoint, %1 of %2 MB</numerusform>
            <numerusform>%n checkpoints, %1 of %2 MB</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TrainingCurves</name>
    <message numerus="yes">
        <source>Validation accuracy (%n points)</source>
        <translation>
            <numerusform>Validation accuracy (%n point)</numerusform>
            <numerusform>Validation accuracy (%n points)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Validation accuracy (tokens of %n texts)</source>
        <translation>
            <numerusform>Validation accuracy (tokens of %n text)</numerusform>
            <numerusform>Validation accuracy (tokens of %n texts)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Validation accuracy (%n texts)</source>
        <translation>
            <numerusform>Validation accuracy (%n text)</numerusform>
            <numerusform>Validation accuracy (%n texts)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FileMenu</name>
    <message numerus="yes">
        <source>%n older sessions are kept, too.</source>
        <translation>
            <numerusform>%n older session is kept, too.</numerusform>
            <numerusform>%n older sessions are kept, too.</numerusform>
        </translation>
    </message>
</context>
</TS>

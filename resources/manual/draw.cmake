# cmake -D PROGRAM=<headlight> -D OUT=<folder> -P draw.cmake: every picture, in every language.
set(sentence --text "The animal didn't cross the street because it was too tired"
    --model encoder --layer 3 --head 5 --select it)
set(paper --size 150x92mm --dpi 120 --font-size 8 --no-recipe)
set(ENV{QT_QPA_PLATFORM} offscreen)

function(draw language)
    execute_process(COMMAND ${PROGRAM} --language ${language} render ${ARGN} ${paper}
        RESULT_VARIABLE failed ERROR_VARIABLE problem OUTPUT_QUIET)
    if(failed)
        message(FATAL_ERROR "A picture of the manual could not be drawn: ${problem}")
    endif()
endfunction()

file(REMOVE_RECURSE ${OUT})
file(MAKE_DIRECTORY ${OUT})
set(points ${OUT}/points.headlight)
execute_process(COMMAND ${PROGRAM} examples regression OUTPUT_FILE ${points})
set(taught ${OUT}/taught)
execute_process(COMMAND ${PROGRAM} train --task dates --steps 400 --every 20 --rate 0.005
    --out ${taught} RESULT_VARIABLE failed ERROR_VARIABLE problem OUTPUT_QUIET)
if(failed)
    message(FATAL_ERROR "A network could not be taught: ${problem}")
endif()
foreach(language IN ITEMS en zh_CN zh_TW)
    file(MAKE_DIRECTORY ${OUT}/${language})
    # Those that need more than a sentence have nothing to show yet, and follow.
    draw(${language} ${sentence} --step 7 --set view.all_queries=false
        --set view.tensor=layer3/head5/weights -o ${OUT}/${language}/{view}.png)
    draw(${language} ${sentence} --hide 3 --select \#3 --view predict
        -o ${OUT}/${language}/predict.png)
    draw(${language} ${sentence} --pin network.changes.temperature=3
        -o ${OUT}/${language}/compare.png)
    draw(${language} ${points} --view regression --select \#40
        -o ${OUT}/${language}/regression.png)
    draw(${language} --model ${taught} --text "third of May 1979" --view learn
        -o ${OUT}/${language}/learn.png)
endforeach()
file(REMOVE ${points})
file(REMOVE_RECURSE ${taught})

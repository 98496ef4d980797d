# Gathers the forms of core::message("…") for lupdate: it finds texts only where it can tell their
# context or where nothing but texts stands between the parentheses.
#   cmake -D SOURCE=<sources> -D OUT=<file> -P messages.cmake

file(GLOB_RECURSE sources ${SOURCE}/core/*.h ${SOURCE}/core/*.cpp ${SOURCE}/ui/*.h
    ${SOURCE}/ui/*.cpp ${SOURCE}/app/*.cpp)
# What would end or join elements of CMake's lists.
string(ASCII 1 semicolon)
string(ASCII 2 open)
string(ASCII 3 close)
foreach(source IN LISTS sources)
    file(READ ${source} text)
    string(REPLACE ";" "${semicolon}" text "${text}")
    string(REPLACE "[" "${open}" text "${text}")
    string(REPLACE "]" "${close}" text "${text}")
    string(REGEX MATCHALL "message\\([ \n]*(\"([^\"\\\\\n]|\\\\.)*\"[ \n]*)+" calls "${text}")
    foreach(call IN LISTS calls)
        string(REGEX REPLACE "^message\\([ \n]*" "" form "${call}")
        list(APPEND forms "QT_TRANSLATE_NOOP(\"Phrases\", ${form})")
    endforeach()
endforeach()
list(REMOVE_DUPLICATES forms)
list(JOIN forms "\n" text)
string(REPLACE "${semicolon}" ";" text "${text}")
string(REPLACE "${open}" "[" text "${text}")
string(REPLACE "${close}" "]" text "${text}")
file(WRITE ${OUT} "${text}\n")

# bash completion for headlight. Commands, options, fields and choices are read from the program,
# so they always match it.

# The word at the cursor and the words before it. bash itself would split field=value in two.
_headlight_words()
{
    local line=${COMP_LINE:0:COMP_POINT}
    current=${line##*[[:space:]]}
    line=${line%"$current"}
    read -ra before <<<"$line"
    [[ ${before[1]-} == --language ]] && ((${#before[@]} > 2)) &&
        before=("${before[0]}" "${before[@]:3}")
    return 0
}

_headlight_commands()
{
    "$1" --help 2>/dev/null | sed -n 's/^  headlight \([a-z]\{1,\}\) .*/\1/p'
}

# Options as "--name VALUE", one per line; a short name has its own line.
_headlight_options()
{
    "$1" help "$2" 2>/dev/null | sed -n '/^Options:/,$s/^  \(-.*\)/\1/p' |
        sed 's/^\(-[a-z]\), \(--[a-z-]*\)\(.*\)/\1\3\n\2\3/'
}

# The values that an option of a command takes, or its argument for an empty option.
_headlight_choices()
{
    "$1" help "$2" --choices "$3" 2>/dev/null
}

# One of these values, or several with commas.
_headlight_value()
{
    local value=$1 choices=$2 earlier=
    [[ $value == *,* ]] && earlier=${value%,*},
    compgen -P "$earlier" -W "$choices" -- "${value##*,}"
}

# Field names, or after "=" the values of the field.
_headlight_setting()
{
    local program=$1 setting=$2 field earlier=
    if [[ $setting != *=* ]]; then
        compopt -o nospace
        mapfile -t COMPREPLY < <(compgen -S = -W "$("$program" fields 2>/dev/null |
            sed 's/ .*//')" -- "$setting")
        return
    fi
    field=${setting%%=*}
    setting=${setting#*=}
    [[ $COMP_WORDBREAKS == *=* ]] || earlier=$field= # the word to replace then includes the field
    [[ $setting == *,* ]] && earlier+=${setting%,*},
    mapfile -t COMPREPLY < <(compgen -P "$earlier" -W "$("$program" fields 2>/dev/null |
        awk -v field="$field" '$1 == field || $1 == field ".kind" {
            sub(/; default.*/, ""); sub(/none, or several of/, "none,"); gsub(/ or /, " ")
            if ($2 ~ /^(choice|kind|kinds|boolean)$/) { $1 = $2 = ""; gsub(/,/, ""); print } }'
        )" -- "${setting##*,}")
}

# Session files, and figures that may contain a session.
_headlight_sessions()
{
    local ending
    for ending in headlight pdf svg png; do
        compgen -f -X "!*.$ending" -- "$1"
    done
}

_headlight()
{
    local current before value option
    _headlight_words
    if [[ ${before[-1]} == --language ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$("$1" --help 2>/dev/null |
            sed -n 's/^  headlight --language .*: //p' | tr -d ,)" -- "$current")
        return
    fi
    if [[ ${#before[@]} == 2 && ${before[1]} == --model ]]; then # the window's
        before=("${before[0]}" show --model)
    fi
    if ((${#before[@]} == 1)); then
        mapfile -t COMPREPLY < <(compgen -W "$(_headlight_commands "$1") --help --language --model --version" \
            -- "$current"; _headlight_sessions "$current")
        return
    fi
    if [[ ${before[1]} == help ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_headlight_commands "$1")" -- "$current")
        return
    fi
    value=$(_headlight_options "$1" "${before[1]}" |
        awk -v name="${before[-1]}" '$1 == name { print $2 }')
    if [[ ${value} == FIELD=VALUE ]]; then
        _headlight_setting "$1" "$current"
    elif [[ $value == FIELD ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$("$1" fields 2>/dev/null | sed 's/ .*//')" \
            -- "$current")
    elif [[ $value ]]; then
        option=${before[-1]##*-}
        [[ ${before[-1]} == --* ]] && option=${before[-1]#--}
        mapfile -t COMPREPLY < <(_headlight_value "$current" \
            "$(_headlight_choices "$1" "${before[1]}" "$option")")
        if [[ $value == *FILE* || $value == *.* || $value == *FOLDER* ]]; then
            compopt -o filenames
            mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -d -- "$current"
                compgen -f -- "$current")
        elif [[ $value == MODEL ]]; then
            compopt -o filenames
            mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -d -- "$current"
                compgen -f -X '!*.npz' -- "$current"; compgen -f -X '!*.safetensors' -- "$current")
        fi
    elif [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_headlight_options "$1" "${before[1]}" |
            sed 's/ .*//')" -- "$current")
    else
        mapfile -t COMPREPLY < <(compgen -W "$(_headlight_choices "$1" "${before[1]}" "")" \
            -- "$current")
        [[ ${before[1]} == @(examples|lessons) ]] && return
        compopt -o filenames
        mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -d -- "$current"
            _headlight_sessions "$current")
    fi
}

complete -F _headlight headlight

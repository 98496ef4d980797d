# For app/run, tests/run and .ci/run, which source this from the root of the repository:
# installs packages and builds. Written for bash 3.2 and later.

set -euo pipefail

say() { printf '%s\n' "$*" >&2; }

# quietly <log> <command…>: the output goes to .build/<log>.log and, when the command fails, to
# standard error; when it takes longer than a moment, a terminal shows the latest line.
quietly() {
    local name=$1 log=.build/$1.log started=$SECONDS told=no line
    shift
    mkdir -p .build
    if "$@" </dev/null 2>&1 | tee "$log" | while IFS= read -r line; do
        ((SECONDS - started < 2)) && continue
        if [ -t 2 ]; then
            printf '\r\033[K%.*s' $((${COLUMNS:-80} - 1)) "$line" >&2
        elif [ $told = no ]; then
            say "… $name (see $log)"
            told=yes
        fi
    done; then
        [ ! -t 2 ] || printf '\r\033[K' >&2
    else
        [ ! -t 2 ] || printf '\r\033[K' >&2
        cat "$log" >&2
        say "$name failed; the lines above are in $log"
        return 1
    fi
}

system_name() {
    if [ "$(uname -s)" = Darwin ]; then
        echo macos
        return
    fi
    local ID='' ID_LIKE=''
    [ ! -r /etc/os-release ] || . /etc/os-release
    case " $ID $ID_LIKE " in
    *' debian '* | *' ubuntu '*) echo debian ;;
    *' fedora '*) echo fedora ;;
    *' arch '*) echo arch ;;
    *) echo other ;;
    esac
}

# The packages of a group (build, test, check) by the names they have on this system.
packages() {
    case $1-$2 in
    debian-build) echo cmake g++ ninja-build pkgconf libgif-dev libwebp-dev qt6-base-dev \
        qt6-svg-dev qt6-tools-dev \
        qt6-l10n-tools libqcustomplot-dev libeigen3-dev libicu-dev libzip-dev \
        zlib1g-dev nlohmann-json3-dev rapidjson-dev ;;
    debian-test) echo librapidcheck-dev mold xvfb openbox xdotool dbus-daemon at-spi2-core \
        python3-pyatspi poppler-utils librsvg2-bin \
        fonts-dejavu-core fonts-wqy-microhei python3-numpy ;;
    debian-check) echo clang-format-14 clang-tidy-14 clangd-14 libbenchmark-dev dpkg-dev \
        lintian \
        desktop-file-utils appstream libxml2-utils man-db ;;
    fedora-build) echo cmake gcc-c++ ninja-build pkgconf-pkg-config giflib-devel libwebp-devel \
        qt6-qtbase-devel \
        qt6-qtsvg-devel qt6-qttools-devel qcustomplot-qt6-devel eigen3-devel \
        libicu-devel libzip-devel zlib-devel json-devel rapidjson-devel ;;
    fedora-test) echo rapidcheck-devel poppler-utils librsvg2-tools dejavu-sans-fonts \
        wqy-microhei-fonts python3-numpy ;;
    arch-build) echo cmake gcc ninja pkgconf qt6-base qt6-svg qt6-tools qcustomplot eigen \
        icu libzip zlib giflib libwebp nlohmann-json rapidjson ;;
    arch-test) echo rapidcheck poppler librsvg ttf-dejavu wqy-microhei python-numpy ;;
    # Homebrew has neither QCustomPlot nor rapidcheck: they are built from source.
    macos-build) echo cmake ninja pkgconf qt eigen icu4c libzip giflib webp nlohmann-json rapidjson ;;
    esac
}

# missing <system> <package…>: prints the packages that are not installed.
missing() {
    local system=$1 known package
    shift
    case $system in
    debian)
        known=$(dpkg-query -W -f '/${Package} ${db:Status-Status}/' "$@" 2>/dev/null || true)
        for package in "$@"; do
            [[ $known == *"/$package installed/"* ]] || echo "$package"
        done
        ;;
    fedora) { LC_ALL=C rpm -q --whatprovides "$@" || true; } | sed -n 's/^no package provides //p' ;;
    arch) pacman -T "$@" || true ;;
    macos)
        known=$(brew list --formula -1 2>/dev/null || true)
        for package in "$@"; do
            grep -qE "^$package(@.*)?$" <<<"$known" || echo "$package"
        done
        ;;
    esac
}

apt_install() {
    local apt=(env DEBIAN_FRONTEND=noninteractive NEEDRESTART_MODE=a
        apt-get -y -o DPkg::Lock::Timeout=300)
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            say 'Headlight needs some packages, and there is no sudo. Run this as root first:' \
                "apt-get install --no-install-recommends $*"
            exit 1
        fi
        apt=(sudo "${apt[@]}")
    fi
    say "Headlight needs packages that are not installed. Installing with apt-get: $*"
    quietly apt-update "${apt[@]}" update || say 'Going on with the package lists as they are.'
    quietly apt-install "${apt[@]}" install --no-install-recommends "$@"
}

# ensure_packages <group…>: installs missing packages, or prints how to and exits.
ensure_packages() {
    local system group wanted='' needed hint
    system=$(system_name)
    if [ "$system" = other ] && ! command -v cmake >/dev/null; then
        say 'Headlight needs CMake 3.25, Ninja, a C++20 compiler, pkg-config, Qt 6.4,' \
            'QCustomPlot 2.1, Eigen 3.4, ICU, libzip, zlib, nlohmann-json and RapidJSON; its' \
            'tests need rapidcheck.'
        exit 1
    fi
    for group in "$@"; do
        wanted="$wanted $(packages "$system" "$group")"
    done
    # Package names hold no spaces, so they may be split into words.
    # shellcheck disable=SC2086
    needed=$(missing "$system" $wanted | tr '\n' ' ')
    [ -n "$needed" ] || return 0
    case $system in
    debian) hint='' ;;
    fedora) hint='sudo dnf install' ;;
    arch) hint='sudo pacman -S --needed' ;;
    macos) hint='brew install' ;;
    esac
    if [ -n "$hint" ]; then
        say "Headlight needs packages that are not installed. Please run:  $hint $needed"
        exit 1
    fi
    # shellcheck disable=SC2086
    apt_install $needed
}

# build <preset> <cmake --build option…>: configures first when that is missing, or was done for
# another folder or with older presets.
build() {
    local preset=$1 folder=.build/$1
    shift
    if ! grep -qsxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "$folder/CMakeCache.txt"; then
        quietly "configure-$preset" cmake --preset "$preset" --fresh
    elif [ ! "$folder/build.ninja" -nt CMakePresets.json ]; then
        quietly "configure-$preset" cmake --preset "$preset"
    fi
    quietly "build-$preset" cmake --build "$folder" "$@"
}

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <hb.h>
#include <hb-ot.h>
#include <hb-ft.h>
#include <fontconfig/fontconfig.h>
#include <fribidi.h>

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_BBOX_H
#include FT_COLOR_H
#include FT_OUTLINE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_SYNTHESIS_H
#include FT_TRUETYPE_TABLES_H
#include <hb.h>
#include <hb-ot.h>
#include <hb-ft.h>
#include <fontconfig/fontconfig.h>
#include <fribidi.h>

// Macros of the libraries that Swift cannot import.
static inline int ct_has_color(FT_Face face) { return FT_HAS_COLOR(face) != 0; }
static inline FT_Int32 ct_load_target_light(void) { return FT_LOAD_TARGET_LIGHT; }
static inline FriBidiParType ct_par_weak_ltr(void) { return FRIBIDI_PAR_WLTR; }
static inline FriBidiParType ct_par_weak_rtl(void) { return FRIBIDI_PAR_WRTL; }
static inline FriBidiParType ct_par_rtl(void) { return FRIBIDI_PAR_RTL; }

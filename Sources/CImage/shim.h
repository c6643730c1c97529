#include <stdio.h>
#include <setjmp.h>
#include <stdlib.h>
#include <png.h>
#include <jpeglib.h>

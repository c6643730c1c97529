#ifndef C_REPORT_PAGE_H
#define C_REPORT_PAGE_H

/// The parts of a report page, as text that lives as long as the program. They are compiled in, so that the tool works
/// when it is copied alone; an array literal in Swift, which SwiftPM's `embedInCode` makes, takes 25 s to compile.
const char *report_page_markup(void);
const char *report_page_style(void);
const char *report_page_script(void);

#endif

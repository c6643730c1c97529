import Charts
import Testing
import UITestSupport

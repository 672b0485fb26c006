import { startCode } from '../../base/code/code.boot';
import { startCopy } from '../../base/copy/copy.boot';
import { startIcons } from '../../base/icon/load.boot';
import { startTables } from '../../base/tables/load.boot';
import { startScrollers } from '../../base/tables/scrollers.boot';
import { startTabs } from '../../base/tabs/tabs.boot';
import { startLateLayout } from '../doc-page/late-layout.boot';
import { startHighlight } from '../highlight/load.boot';
import { startDrawer } from '../navbar/drawer.boot';
import { startLanguage } from '../navbar/language.boot';
import { startMenus } from '../navbar/menu.boot';
import { startOffline } from '../offline/offline.boot';
import { startSearch } from '../search/load.boot';
import { startAnnouncement } from '../shell/announcement.boot';
import { startBackToTop } from '../shell/back-to-top.boot';
import { startPrint } from '../shell/print.boot';
import { startTerms } from '../terms/terms.boot';
import { startTheme } from '../theme/theme.boot';
import { startToc } from '../toc/toc.boot';
import { startAddress } from './address';
import { startAnalytics } from './analytics';
import { startFonts } from './fonts';
import { startFramework } from './framework';
import { startReveal } from './reveal';
import { startSamePage } from './same-page';

/**
 * The shell without the framework: every control works as soon as this small script has run. It continues to work when
 * React arrives, because it listens on the document and keeps its state in attributes.
 */
startAddress();
startLateLayout();
// Before the clicks on links to the page itself.
startLanguage();
startSamePage();
startTheme();
startAnnouncement();
startMenus();
startDrawer();
startTabs();
startTerms();
startCopy();
startTables();
startCode();
startScrollers();
startReveal();
startToc();
startBackToTop();
startIcons();
startFonts();
startHighlight();
startSearch();
startAnalytics();
startPrint();
startFramework();
startOffline();

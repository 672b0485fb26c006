import { startAddress } from './address';
import { startAnalytics } from './analytics';
import { startAnnouncement } from './announcement';
import { startBackToTop } from './back-to-top';
import { startCheckers } from './checker-load';
import { startCopy } from './copy';
import { startDrawer } from './drawer';
import { startFilters } from './filter';
import { startFonts } from './fonts';
import { startFramework } from './framework';
import { startHighlight } from './highlight-load';
import { startIcons } from './icons';
import { startLanguage } from './language';
import { startMenus } from './menu';
import { startOffline } from './offline';
import { startReveal } from './reveal';
import { startSamePage } from './same-page';
import { startScrollers } from './scrollers';
import { startSearch } from './search-load';
import { startTabs } from './tabs';
import { startTerms } from './terms';
import { startTheme } from './theme';
import { startToc } from './toc';

/**
 * The shell without the framework: everything a reader may press works as soon as this small script has run, and
 * goes on working when React arrives, for it listens on the document and keeps its state in attributes.
 */
startAddress();
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
startFilters();
startScrollers();
startReveal();
startToc();
startBackToTop();
startIcons();
startFonts();
startHighlight();
startSearch();
startCheckers();
startAnalytics();
startFramework();
startOffline();

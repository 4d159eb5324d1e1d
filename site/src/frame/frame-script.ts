import { startStoring } from '#site/offline/start-storing.ts';
import { bringNear } from './bring-near.ts';
import { startMobileMenu } from './mobile-menu-script.ts';
import { nameManifest } from './name-manifest.ts';
import { onceLoaded } from './once-loaded.ts';
import { prepareNextPage } from './prepare-next-page.ts';
import { showFonts } from './show-fonts.ts';
import { startThemeSwitch } from './theme-switch-script.ts';
import { startTooltips } from './tooltip-script.ts';

bringNear();
// Fonts that do not come leave the page in the system's faces.
showFonts().catch(() => {});
startThemeSwitch();
startMobileMenu();
startTooltips();
nameManifest();
// Asks about pointer and line, which costs a layout: not before the first paint.
onceLoaded(prepareNextPage);
// While developing, a page that is kept would be one that was edited since.
if (import.meta.env.PROD) startStoring();

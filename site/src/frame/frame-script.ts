import { startMobileMenu } from './mobile-menu-script.ts';
import { startThemeSwitch } from './theme-switch-script.ts';
import { startTooltips } from './tooltip-script.ts';

startThemeSwitch();
startMobileMenu();
startTooltips();

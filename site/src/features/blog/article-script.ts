import { startContentsBar } from './contents-bar-script.ts';
import { startContents } from './contents-script.ts';
import { startPrintForm } from './print-form-script.ts';
import { startSharing } from './share-script.ts';

startContents();
startContentsBar();
startPrintForm();
startSharing();

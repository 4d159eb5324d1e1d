import { startContents } from './contents-script.ts';
import { startPrintForm } from './print-form-script.ts';
import { startSharing } from './share-script.ts';

startContents();
startPrintForm();
startSharing();

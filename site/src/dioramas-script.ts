import { startDioramaPower } from '#ui/diorama-power-script.ts';
import { startThemedPictures } from '#ui/themed-picture-script.ts';

startThemedPictures();
startDioramaPower();

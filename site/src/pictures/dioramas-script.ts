import { startDioramaPower } from '#ui/diorama/diorama-power-script.ts';
import { startThemedPictures } from '#ui/pictures/themed-picture-script.ts';

startThemedPictures();
startDioramaPower();

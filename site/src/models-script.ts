import { startModelPower } from '#ui/model-power-script.ts';
import { startThemedPictures } from '#ui/themed-picture-script.ts';

startThemedPictures();
startModelPower();

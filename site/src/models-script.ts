import { startThemedPictures } from '#ui/themed-picture-script.ts';

startThemedPictures();

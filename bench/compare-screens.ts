import sharp from 'sharp';

/** The share of pixels, 0 to 1, in which two pictures of a screen differ; 1 where their sizes do. */
export async function compareScreens(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  const [a, b] = await Promise.all([one, other].map(readPixels));
  if (!a || !b || a.length !== b.length) return 1;
  let different = 0;
  for (let pixel = 0; pixel < a.length; pixel += channels) {
    for (let at = pixel; at < pixel + channels; at += 1) {
      if (Math.abs((a[at] as number) - (b[at] as number)) <= unseen) continue;
      different += 1;
      break;
    }
  }
  return different / (a.length / channels);
}

const channels = 3;

// Of 255. Edges may be rounded differently when they are drawn again.
const unseen = 16;

const readPixels = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).removeAlpha().raw().toBuffer();

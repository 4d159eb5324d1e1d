import { BatterySite } from './battery-site.tsx';
import { sheet } from './relief.tsx';
import { NorthArrow } from './sheet-parts.tsx';
import { SolarSite } from './solar-site.tsx';
import { WindSite } from './wind-site.tsx';

/** A project's site from above, on ground of its own: the slug says what stands there. */
export function SitePlan({ slug }: { slug: string }) {
  const Site = slug.includes('solar') ? SolarSite : slug.includes('wind') ? WindSite : BatterySite;
  return (
    <>
      <Site slug={slug} {...sheet} />
      <NorthArrow />
    </>
  );
}

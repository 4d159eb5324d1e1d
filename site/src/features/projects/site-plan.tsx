import { sitePlans } from '#drawings/site-plans/site-plans.ts';
import { SvgFile } from '#drawings/svg-file.tsx';

/** A project's site from above; `fill` crops it to its place, around its substation and route. */
export function SitePlan({ scene, fill = false }: { scene: string; fill?: boolean }) {
  const plan = sitePlans[scene];
  if (!plan) return null;
  if (!fill) return <SvgFile svg={plan} className="project-plan" />;
  return (
    <SvgFile
      svg={plan}
      className="project-plan"
      viewBox={`0 ${stripTop[scene] ?? 0} 400 154`}
      preserveAspectRatio="xMidYMid slice"
    />
  );
}

/** Top of a strip of 400 by 154 that shows whole rows, the substation and its route to the utility. */
const stripTop: Record<string, number> = {
  'solar-farms': 136,
  'wind-farms': 112,
  'battery-storage': 57,
};

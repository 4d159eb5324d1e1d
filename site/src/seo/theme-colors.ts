import map from '#site/drawings/map.css?raw';
import tokens from '#site/styles/tokens.css?raw';
import scene from '#ui/pictures/scene.css?raw';

/*
 * Pictures and manifests read their colors from the pages' own style sheets. The first declaration
 * of a color is the theme's; later ones are for print or forced colors.
 */
const declarations = new Map<string, string>();
for (const [, name, value] of `${tokens}\n${scene}\n${map}`.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
  if (name && value && !declarations.has(name)) declarations.set(name, value.trim());
}

/** The color of a custom property by day. Example: dayColor('--bg') */
export const dayColor = (name: string): string => themed(name, 0);

/** The color of a custom property at dusk. */
export const duskColor = (name: string): string => themed(name, 1);

function themed(name: string, theme: 0 | 1): string {
  const value = declarations.get(name);
  if (!value) throw new Error(`no style sheet of the theme has a color named ${name}`);
  const pair = /^light-dark\(([^,]+),\s*([^)]+)\)$/.exec(value);
  return pair ? (pair[theme + 1] as string).trim() : value;
}

import { registerHooks } from 'node:module';

// For each file of a package Node reads the package's own package.json to learn what kind of
// module it is, and that of drizzle-orm has 180 KB: a second of every start on a small machine.
// Its ES modules import each other by the names of their files, so nothing needs looking up.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    if (
      !parentURL?.includes('/node_modules/drizzle-orm/') ||
      !/^\.{1,2}\/.*\.js$/.test(specifier)
    ) {
      return nextResolve(specifier, context);
    }
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});

/** The same service five times: surveyed, on paper, built and dead, soaked, in service. */
export const oneLineByPhaseData = {
  /** Each by its name and by how the service stands in it. */
  phases: [
    { name: 'SITE ASSESSMENT', state: 'SURVEYED' },
    { name: 'DESIGN & PLANNING', state: 'ON PAPER' },
    { name: 'IMPLEMENTATION', state: 'BUILT, OPEN' },
    { name: 'TESTING & COMMISSIONING', state: 'UNLOADED SOAK' },
    { name: 'TRAINING & SUPPORT', state: 'IN SERVICE' },
  ],
};

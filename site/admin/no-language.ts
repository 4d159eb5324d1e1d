/** Replaces the grammars for highlighting code; see build-admin.ts. */
export default [];

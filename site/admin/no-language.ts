/** Replaces each syntax-highlighting grammar; see build-admin.ts. */
export default [];

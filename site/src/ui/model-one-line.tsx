/** What a model's plant looks like as a one-line. */
export function ModelOneLine({ scene }: { scene: string }) {
  return (
    <div className="model-one-line" data-scene={scene}>
      <svg className="scene model-one-line-wide" viewBox="0 0 1280 420" aria-hidden="true">
        <path d="M-0 272H1280" stroke="var(--hot-line)" strokeWidth="5" />
        <path d="M64 0V272" stroke="var(--hot-line)" strokeWidth="2" />
        <rect x="400" y="290" width="880" height="110" fill="none" stroke="var(--ink)" />
      </svg>
      <svg className="scene model-one-line-narrow" viewBox="0 0 350 240" aria-hidden="true">
        <path d="M0 90H350" stroke="var(--hot-line)" strokeWidth="4" />
        <rect x="0" y="100" width="350" height="110" fill="none" stroke="var(--ink)" />
      </svg>
    </div>
  );
}

/** The data that an article orders each of these drawings with; the schemas say what each field means. */
export interface OrderedData {
  bars: {
    axis: { title: string; end: number; step: number; before?: string | undefined };
    parts?: { name: string; look: 'solid' | 'outline' | 'hatched' }[] | undefined;
    partValues?: boolean | undefined;
    partDigits?: number | undefined;
    live: string;
    bars: {
      name: string;
      note?: string | undefined;
      values: number[];
      text: string;
      sum?: boolean | undefined;
    }[];
    bands?: { name: string; to: number }[] | undefined;
    references?: { name: string; at: number }[] | undefined;
  };
  'load-day': {
    rating: number;
    limit: number;
    low: string;
    points: { hour: number; load: number }[];
  };
  'steps-grouped': { groups: { name: string; steps: string[] }[] };
  windows: {
    axis: { title: string; start?: number | undefined; end: number; step: number };
    key: { solid: string; outlined: string };
    windows: {
      label: string;
      note?: string | undefined;
      from: number;
      to: number;
      solid: boolean;
      against?: { from: number; to: number } | undefined;
    }[];
    goal: {
      label: string;
      at: number;
      against?: { label: string; at: number; difference: string } | undefined;
    };
    release?: { label: string; at: number; of: string; begins: string } | undefined;
  };
}

/** The name of a drawing that any article can order with data of its own. */
export type OrderedDrawingName = keyof OrderedData;

export type FigureData<Name extends OrderedDrawingName> = OrderedData[Name];

/** Built HTML by path, such as `/contact`. */
export interface Pages {
  find(path: string): Promise<string | undefined>;
}

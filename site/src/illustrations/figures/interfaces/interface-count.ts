/** Interfaces of so many parties, each with each: n × (n − 1) ÷ 2. */
export function interfaceCount(parties: number): number {
  return (parties * (parties - 1)) / 2;
}

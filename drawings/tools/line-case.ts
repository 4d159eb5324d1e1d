/** What the line voltage tool draws a visitor's case from, in the browser. */
export {
  VoltageDecisionMap,
  voltageMapSizes,
} from '../figures/plots/voltage-decision-map.tsx';
export { Breaker } from '../symbols/breaker.tsx';
export { Device } from '../symbols/device.tsx';
export { arrowDown, BusBar, Conductor, Lettering } from '../symbols/wire.tsx';

/** What a page's script draws again as a visitor types; nothing here may need more than a browser has. */
export {
  VoltageDecisionMap,
  voltageMapSizes,
} from './figures/plots/voltage-decision-map.tsx';
export { Breaker } from './symbols/breaker.tsx';
export { BusBar, Conductor } from './symbols/conductor.tsx';
export { Device } from './symbols/device.tsx';
export { arrowDown, Lettering } from './symbols/wire.tsx';
export { StopCostChart, stopCostSizes } from './tools/stop-cost-chart.tsx';
export { YearLine, yearLineSize } from './tools/year-line.tsx';

/**
 * What is on the station's network. Addresses are of the ranges that RFC 5737 keeps for examples;
 * the radio, outside the firewall, has one of another range.
 */
export const nodes = [
  { name: 'FW-1', what: 'Firewall', address: '192.0.2.1', speaks: 'Deny by default' },
  { name: 'SW-1', what: 'Managed switch', address: '192.0.2.2', speaks: 'SNMPv3' },
  { name: 'PLC-1', what: 'Controller and RTU', address: '192.0.2.10', speaks: 'DNP3, Modbus TCP' },
  { name: 'HMI-1', what: 'Operator screen', address: '192.0.2.11', speaks: 'Modbus TCP' },
  { name: 'RLY-52', what: 'Relay 27/50/51', address: '192.0.2.20', speaks: 'DNP3' },
  { name: 'MTR-52', what: 'Power meter', address: '192.0.2.21', speaks: 'Modbus TCP' },
  { name: 'VFD-1', what: 'Drive of P-101', address: '192.0.2.30', speaks: 'Modbus TCP' },
  { name: 'RAD-1', what: 'Radio on the mast', address: '198.51.100.2', speaks: 'DNP3 over IP' },
] as const;

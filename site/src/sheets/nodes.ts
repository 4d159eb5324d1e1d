/** What is on the station's network. Addresses are of the range that RFC 5737 keeps for examples. */
export const nodes = [
  { name: 'FW-1', what: 'Firewall', address: '192.0.2.1', speaks: 'Deny by default' },
  { name: 'SW-1', what: 'Managed switch', address: '192.0.2.2', speaks: 'SNMPv3' },
  { name: 'PLC-1', what: 'Controller', address: '192.0.2.10', speaks: 'DNP3, Modbus TCP' },
  { name: 'HMI-1', what: 'Operator screen', address: '192.0.2.11', speaks: 'Modbus TCP' },
  { name: 'RLY-52', what: 'Relay 27/50/51', address: '192.0.2.20', speaks: 'DNP3' },
  { name: 'MTR-52', what: 'Power meter', address: '192.0.2.21', speaks: 'Modbus TCP' },
  { name: 'VFD-1', what: 'Drive of P-101', address: '192.0.2.30', speaks: 'Modbus TCP' },
  { name: 'RAD-1', what: 'Radio on the mast', address: '192.0.2.40', speaks: 'DNP3 over IP' },
] as const;

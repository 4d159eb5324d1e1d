/** Six stops along a walk and whose rules apply at each: the stop in whose middle the service point lies. */
export const authorityMapNumbers = { servicePoint: 2 };

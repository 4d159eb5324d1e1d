import { enumerate } from '../enumerate.ts';
import { fahrenheitRise } from '../fahrenheit.ts';
import { doublingRise, surveyMonths } from './doubling-rise.ts';
import { trendToTripData } from './trend-to-trip-data.ts';

const { difference, alarm } = trendToTripData;
const { rise } = doublingRise(trendToTripData);

/** What the words may state: the data, what each survey finds, and both limits in Fahrenheit too. */
export const trendToTripNumbers = {
  ...trendToTripData,
  surveys: enumerate(surveyMonths(trendToTripData).map((month) => Math.round(rise(month)))),
  difference: `${difference} °C (${fahrenheitRise(difference)} °F)`,
  alarm: `${alarm} °C (${fahrenheitRise(alarm)} °F)`,
};

/** Reporting is free; flooding the people who read it is not. */
export const report = { name: 'report-question', most: 30, seconds: 24 * 60 * 60 }

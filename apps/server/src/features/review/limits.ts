/** Cards written by hand or picked one by one; nobody writes one every half minute for an hour. */
export const adding = { name: 'review-add', most: 120, seconds: 60 * 60 }

/** Making questions writes to the bank; solving them takes minutes each. */
export const another = { name: 'another-variant', most: 60, seconds: 60 * 60 }

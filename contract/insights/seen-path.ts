/** Where pages of products and shops say that they were opened. */
export const seenPath = '/api/front/insights/seen';

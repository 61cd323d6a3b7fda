const address =
  /(?:https?:|www\.)\S|[\p{L}\p{N}-]\.(?:com|net|org|cn|ru|biz|xyz|io|vip)(?![\p{L}\p{N}])|\p{L}\.\p{L}{2,}\/\S/iu;

/** Whether a text contains a web or mail address. Questions and answers may not: those who advertise live on them. */
export const hasAddress = (text: string): boolean => address.test(text);

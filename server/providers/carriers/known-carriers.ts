/** Courier companies that shops may use, with their tracking pages. */
export const knownCarriers: readonly { code: string; name: string; page: string }[] = [
  { code: 'dhl', name: 'DHL Express', page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=' },
  { code: 'fedex', name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr=' },
  { code: 'ups', name: 'UPS', page: 'https://www.ups.com/track?tracknum=' },
  {
    code: 'sf-express',
    name: 'SF Express',
    page: 'https://www.sf-international.com/us/en/dynamic_function/waybill/#search/bill-number/',
  },
  { code: 'ems', name: 'EMS', page: 'https://www.ems.post/en/global-network/tracking?item=' },
  { code: 'usps', name: 'USPS', page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
  {
    code: 'correos',
    name: 'Correos',
    page: 'https://www.correos.es/es/en/tools/tracker/items/details?tracking-number=',
  },
  { code: 'colissimo', name: 'Colissimo', page: 'https://www.laposte.fr/outils/suivre-vos-envois?code=' },
  { code: 'thailand-post', name: 'Thailand Post', page: 'https://track.thailandpost.co.th/?trackNumber=' },
];

import { AddressesDrawing } from '#ui/drawings/addresses-drawing.tsx';
import { AlertsDrawing } from '#ui/drawings/alerts-drawing.tsx';
import { CartDrawing } from '#ui/drawings/cart-drawing.tsx';
import { CompareDrawing } from '#ui/drawings/compare-drawing.tsx';
import { CouponsDrawing } from '#ui/drawings/coupons-drawing.tsx';
import { DocumentDrawing } from '#ui/drawings/document-drawing.tsx';
import { FavouritesDrawing } from '#ui/drawings/favourites-drawing.tsx';
import { LostDrawing } from '#ui/drawings/lost-drawing.tsx';
import { MessagesDrawing } from '#ui/drawings/messages-drawing.tsx';
import { OfflineDrawing } from '#ui/drawings/offline-drawing.tsx';
import { OrdersDrawing } from '#ui/drawings/orders-drawing.tsx';
import { PaymentDrawing } from '#ui/drawings/payment-drawing.tsx';
import { PointsDrawing } from '#ui/drawings/points-drawing.tsx';
import { RefundsDrawing } from '#ui/drawings/refunds-drawing.tsx';
import { ReviewsDrawing } from '#ui/drawings/reviews-drawing.tsx';
import { SaleDrawing } from '#ui/drawings/sale-drawing.tsx';
import { SearchDrawing } from '#ui/drawings/search-drawing.tsx';
import { ShopsDrawing } from '#ui/drawings/shops-drawing.tsx';
import { ViewedDrawing } from '#ui/drawings/viewed-drawing.tsx';
import { Specimen } from './specimen.tsx';

export const drawings = {
  addresses: AddressesDrawing,
  alerts: AlertsDrawing,
  cart: CartDrawing,
  compare: CompareDrawing,
  coupons: CouponsDrawing,
  document: DocumentDrawing,
  favourites: FavouritesDrawing,
  lost: LostDrawing,
  messages: MessagesDrawing,
  offline: OfflineDrawing,
  orders: OrdersDrawing,
  payment: PaymentDrawing,
  points: PointsDrawing,
  refunds: RefundsDrawing,
  reviews: ReviewsDrawing,
  sale: SaleDrawing,
  search: SearchDrawing,
  shops: ShopsDrawing,
  viewed: ViewedDrawing,
};

/** What stands in the place of each kind of list that has nothing to show. */
export function DrawingSpecimens() {
  return (
    <Specimen name="Drawings">
      {Object.entries(drawings).map(([name, Kind]) => (
        <figure key={name} className="rounded-md bg-card p-2 text-center text-xs text-ink-3">
          <Kind />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </Specimen>
  );
}

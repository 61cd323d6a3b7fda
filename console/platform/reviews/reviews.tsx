import { PeopleMessages } from '#console/platform/people/people-messages.tsx';
import { ReportedReviews } from './reported-reviews.tsx';

export default function Reviews() {
  return (
    <PeopleMessages>
      <ReportedReviews />
    </PeopleMessages>
  );
}

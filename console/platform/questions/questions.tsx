import { PeopleMessages } from '#console/platform/people/people-messages.tsx';
import { ReportedPosts } from './reported-posts.tsx';

export default function Questions() {
  return (
    <PeopleMessages>
      <ReportedPosts />
    </PeopleMessages>
  );
}

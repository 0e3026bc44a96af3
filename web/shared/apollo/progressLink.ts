import { ApolloLink } from '@apollo/client/link';
import { Observable } from 'rxjs';
import { changeRequests } from './requestsInFlight.ts';

/** Counts every operation until it has completed, failed or been cancelled. */
export const progressLink = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      changeRequests(1);
      const subscription = forward(operation).subscribe(observer);
      subscription.add(() => changeRequests(-1));
      return subscription;
    }),
);

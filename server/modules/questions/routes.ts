import * as desk from '#contract/questions/merchant.ts';
import * as platform from '#contract/questions/platform.ts';
import * as contract from '#contract/questions/shopper.ts';
import * as own from '#contract/questions/shopper-own.ts';
import { actorOf } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { answerForShop } from './answer-for-shop.ts';
import { answerQuestion } from './answer-question.ts';
import { askQuestion } from './ask-question.ts';
import { deleteQuestion } from './delete-question.ts';
import { listQuestionsOfShop } from './desk-queries.ts';
import { markHelpful } from './mark-helpful.ts';
import { listMarks } from './mark-queries.ts';
import { listOwnAnswersOf, listOwnQuestionsOf } from './own-queries.ts';
import { listAnswersTo, listQuestionsOf } from './queries.ts';
import { reportForShop, reportPost } from './report-post.ts';
import { listReported } from './reported-queries.ts';
import { settleReports } from './settle-reports.ts';

export function serveQuestions(api: Api): void {
  serve(api, contract.listQuestions, (input, { locale }) => listQuestionsOf(input, locale));
  serve(api, contract.listAnswers, (input, { locale }) => listAnswersTo(input, locale));
  serve(api, contract.askQuestion, (input, { session, locale }) => askQuestion(session.accountId, input, locale));
  serve(api, contract.answerQuestion, (input, { session, locale }) => answerQuestion(session.accountId, input, locale));
  serve(api, contract.markAnswerHelpful, (input, { session }) => markHelpful(session.accountId, input));
  serve(api, contract.reportPost, (input, { session }) => reportPost(session.accountId, input));
  serve(api, contract.listMyPostMarks, (input, { session }) => listMarks(session.accountId, input));
  serve(api, own.listOwnQuestions, (input, { session, locale }) =>
    listOwnQuestionsOf(session.accountId, input, locale),
  );
  serve(api, own.listOwnAnswers, (input, { session, locale }) => listOwnAnswersOf(session.accountId, input, locale));
  serve(api, own.deleteQuestion, ({ id }, { session }) => deleteQuestion(session.accountId, id));
  serve(api, desk.listShopQuestions, (input, { membership: { shopId }, locale }) =>
    listQuestionsOfShop(shopId, input, locale),
  );
  serve(api, desk.answerShopQuestion, (input, caller) => answerForShop(actorOf(caller), input));
  serve(api, desk.reportShopPost, (input, caller) => reportForShop(actorOf(caller), input));
  serve(api, platform.listReportedPosts, (input, { locale }) => listReported(input, locale));
  serve(api, platform.settlePostReports, (input, caller) => settleReports(caller, input));
}

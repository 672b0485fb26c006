import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

public final class TryHandler {
    public static void main(String[] args) throws Exception {
        String secret = System.getenv("GATEWAY_CALLBACK_SECRET");
        Handler handler = new Handler();
        for (String line : Files.readAllLines(Path.of(System.getenv("DELIVERIES")))) {
            String[] f = line.split("\t");
            handler.attempts.putIfAbsent(f[8], new Handler.Attempt(new BigDecimal(f[1]), f[2], "created", 0));
            int before = handler.jobs.size();
            int code = 401;
            if (Gateway.verifyCallback(Base64.getDecoder().decode(f[6]), f[3], f[4], f[5], secret, Long.parseLong(f[4]))) {
                code = handler.handle(f[3], "transaction." + f[10], new Handler.Payment(f[8], f[7], Integer.parseInt(f[9]), f[10],
                        Integer.parseInt(f[11]), new BigDecimal(f[12]), f[13], new BigDecimal(f[14]), f[15]));
            }
            List<String> added = new ArrayList<>(handler.jobs).subList(before, handler.jobs.size());
            String kinds = String.join(" ", added.stream().map(job -> job.split(" ")[0]).toList());
            System.out.println(f[0] + "\t" + (code != 200 ? "refused" : kinds.isEmpty() ? "nothing" : kinds));
        }
    }
}

import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;

public final class TryHandler {
    public static void main(String[] args) throws Exception {
        String secret = System.getenv("GATEWAY_CALLBACK_SECRET");
        Handler handler = new Handler();
        for (String line : Files.readAllLines(Path.of(System.getenv("DELIVERIES")))) {
            String[] f = line.split("\t");
            BigDecimal capture = f[19].equals("none") ? null : new BigDecimal(f[19]);
            handler.attempts.putIfAbsent(f[8], new Handler.Attempt(Integer.parseInt(f[18]), new BigDecimal(f[1]), f[2], capture, "created", 0));
            int before = handler.jobs.size();
            int code = 401;
            if (Gateway.verifyCallback(Base64.getDecoder().decode(f[6]), f[3], f[4], f[5], secret, Long.parseLong(f[4]))) {
                code = handler.handle(f[3], "transaction." + f[10], new Handler.Payment(f[8], f[7], Integer.parseInt(f[9]), f[10],
                        Integer.parseInt(f[11]), Integer.parseInt(f[16]), new BigDecimal(f[12]), f[13], new BigDecimal(f[14]), f[15], new BigDecimal(f[17])));
            }
            String kind = handler.jobs.size() == before ? "nothing" : handler.jobs.get(f[8]).replace(" and ", " ");
            System.out.println(f[0] + "\t" + (code != 200 ? "refused" : kind));
        }
    }
}
